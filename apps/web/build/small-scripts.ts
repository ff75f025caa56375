import { minify_sync } from 'terser'

/** Below it there is nothing to gain. */
const worthwhile = 200
const known = new Map<string, string>()

/**
 * Makes the inline scripts of a page small: their sources are written to be read, and each page carries them. What is equal comes out equal, so the
 * content security policy still names few hashes. Data in script elements stays as it is.
 */
export function withSmallScripts(html: string): string {
  return html.replace(/(<script(?: [^>]*)?>)([\s\S]*?)<\/script>/g, (element: string, tag: string, text: string) =>
    text.length < worthwhile || /\s(?:src|type)=/.test(tag) ? element : `${tag}${small(text)}</script>`,
  )
}

function small(text: string): string {
  const kept = known.get(text)
  if (kept !== undefined) return kept
  const { code } = minify_sync(text, { ecma: 2017, format: { inline_script: true } })
  if (!code) throw new Error(`An inline script has nothing to run: ${text.slice(0, 60)}`)
  known.set(text, code)
  return code
}
