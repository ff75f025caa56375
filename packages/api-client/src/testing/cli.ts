import { fileURLToPath } from 'node:url'
import { readDocument, serveCommand } from './serve-command'

// Read, not imported: the loader would translate it first.
const contract = fileURLToPath(new URL('../../../api-schema/src/generated/openapi.json', import.meta.url))

try {
  await serveCommand(process.argv.slice(2), (input) => readDocument(input ?? contract), console.log)
} catch (error) {
  console.error(`error: ${error instanceof Error ? error.message : String(error)}`)
  process.exitCode = 1
}
