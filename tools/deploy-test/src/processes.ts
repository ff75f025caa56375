import { execFile } from 'node:child_process'
import { promisify } from 'node:util'
import { inherited, root } from './settings'

const execute = promisify(execFile)

/** What a person can mend, told in one line. */
export class SetUpError extends Error {}

export interface User {
  uid: number
  gid: number
}

/** Runs a command to its end. @throws Error with all that it said */
export async function run(command: string, args: string[], { env = {}, user }: { env?: Record<string, string>; user?: User | undefined } = {}): Promise<string> {
  try {
    const { stdout } = await execute(command, args, { cwd: root, env: { ...inherited, ...env }, maxBuffer: 64 * 1024 * 1024, ...user })
    return stdout
  } catch (error) {
    const { stdout = '', stderr = '' } = error as { stdout?: string; stderr?: string }
    throw new Error(`${command} ${args.join(' ')}\n${stdout}${stderr}`, { cause: error })
  }
}
