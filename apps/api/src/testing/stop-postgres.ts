import { rmSync } from 'node:fs'

export default async function stopPostgres(): Promise<void> {
  const imports = process.env['TEST_IMPORTS_DIR'] ?? ''
  if (globalThis.embeddedPostgres) await globalThis.embeddedPostgres.stop()
  else await (await import('./imported-content')).dropTemplates(imports)
  rmSync(imports, { recursive: true, force: true })
}
