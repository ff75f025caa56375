import { mkdirSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'

/** Adds files to a built site; what is there already stays. */
export function writeSite(sitesDir: string, site: string, files: Record<string, string | Buffer>): void {
  for (const [name, content] of Object.entries(files)) {
    const file = join(sitesDir, site, name)
    mkdirSync(dirname(file), { recursive: true })
    writeFileSync(file, content)
  }
}
