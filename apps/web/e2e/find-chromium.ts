import { accessSync, constants } from 'node:fs'
import path from 'node:path'
import { settings } from './settings'

/** The first is the same engine without windows, which starts three times as fast. */
const names = ['chromium-headless-shell', 'chromium', 'chromium-browser', 'google-chrome']

/** Path of an installed Chromium. Ends the process with one line where there is none. */
export function findChromium(): string {
  const candidates = settings.chromiumPath
    ? [settings.chromiumPath]
    : settings.searchPath.split(path.delimiter).flatMap((folder) => names.map((name) => path.join(folder, name)))
  const found = candidates.find(isExecutable)
  if (found) return found

  const where = settings.chromiumPath ? `CHROMIUM_PATH is ${settings.chromiumPath}, which cannot be run` : `none of ${names.join(', ')} is on the PATH`
  console.error(`The end-to-end tests need Chromium, and ${where}. Install it (Debian: apt-get install chromium-headless-shell) or set CHROMIUM_PATH.`)
  process.exit(1)
}

function isExecutable(file: string): boolean {
  try {
    accessSync(file, constants.X_OK)
    return true
  } catch {
    return false
  }
}
