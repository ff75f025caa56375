import { readFile } from 'node:fs/promises'
import { serveCommand } from './serve-command'

// Read, not imported: the loader would translate it first.
const contract = new URL('../../../api-schema/src/generated/openapi.json', import.meta.url)

try {
  await serveCommand(process.argv.slice(2), async (input) => JSON.parse(await readFile(input ?? contract, 'utf8')) as object, console.log)
} catch (error) {
  console.error(`error: ${error instanceof Error ? error.message : String(error)}`)
  process.exitCode = 1
}
