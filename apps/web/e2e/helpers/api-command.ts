import { execFile } from 'node:child_process'
import path from 'node:path'
import { promisify } from 'node:util'
import { environment, root, settings } from '../settings'

/** Runs `npm run api -- …` beside the server, on its data. @returns what it prints with `--json` */
export async function apiCommand<Data>(...args: string[]): Promise<Data> {
  if (!settings.dataDir) throw new Error('Set E2E_DATA_DIR to the DATA_DIR of the server; `npm test` does that by itself.')
  const env = { ...environment, DATA_DIR: settings.dataDir, SITE_URL: settings.baseUrl, SMTP_URL: settings.smtpUrl }
  const { stdout } = await promisify(execFile)(path.join(root, 'node_modules/.bin/tsx'), ['apps/api/src/cli.ts', ...args, '--json'], { cwd: root, env })
  return JSON.parse(stdout) as Data
}
