import { rmSync } from 'node:fs'
import { runFolder } from './run-folder'

export default async function stopPostgres(): Promise<void> {
  const folder = runFolder()
  if (globalThis.embeddedPostgres) await globalThis.embeddedPostgres.stop()
  else {
    await (await import('./imported-content')).dropTemplates(folder)
    await (await import('./test-database')).dropEmptyDatabases(folder)
  }
  rmSync(folder, { recursive: true, force: true })
}
