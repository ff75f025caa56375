import { readFileSync } from 'node:fs'
import path from 'node:path'

/** Puts a CSS module into the document of a test: its class names are their own names. */
export function addStyles(file: string): void {
  const style = document.head.appendChild(document.createElement('style'))
  style.textContent = readFileSync(path.resolve(__dirname, '..', file), 'utf8')
}
