import { fileURLToPath } from 'node:url'
import { checkContract, releaseContract } from './release'

const folder = fileURLToPath(new URL('../..', import.meta.url))
const commands: Record<string, typeof checkContract> = { check: checkContract, make: releaseContract }

void main(process.argv[2])

async function main(name = '') {
  const command = commands[name]
  if (!command) return fail([`Say which: ${Object.keys(commands).join(' or ')}.`])
  const { ok, lines } = await command(folder).catch((error: unknown) => ({ ok: false, lines: [error instanceof Error ? error.message : String(error)] }))
  if (!ok) return fail(lines)
  for (const line of lines) console.log(line)
}

function fail(lines: string[]): void {
  for (const line of lines) console.error(line)
  process.exitCode = 1
}
