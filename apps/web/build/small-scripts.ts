import { minify_sync } from 'terser'
import type { Edit } from './edits'

/** Below it there is nothing to gain. */
const worthwhile = 200
const known = new Map<string, string>()

/**
 * What makes the inline scripts of a page small: their sources are written to be read, and each page carries them. What is equal comes out equal, so the
 * content security policy still names few hashes. Data in script elements stays as it is.
 */
export function smallScripts(html: string): Edit[] {
  return [...html.matchAll(/(<script(?: [^>]*)?>)([\s\S]*?)<\/script>/g)].flatMap(({ index, 1: tag = '', 2: text = '' }) => {
    if (text.length < worthwhile || /\s(?:src|type)=/.test(tag)) return []
    const start = index + tag.length
    return [{ start, end: start + text.length, text: smallScript(text) }]
  })
}

export function smallScript(text: string): string {
  const kept = known.get(text)
  if (kept !== undefined) return kept
  const { code } = minify_sync(text, { ecma: 2017, format: { inline_script: true } })
  if (!code) throw new Error(`An inline script has nothing to run: ${text.slice(0, 60)}`)
  known.set(text, code)
  return code
}
