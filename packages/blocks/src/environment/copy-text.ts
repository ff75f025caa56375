/**
 * Puts a text on the clipboard.
 *
 * @param html the same for programs that take formatted text
 * @returns false where there is no clipboard, as on a page that came over plain HTTP, or the reader has forbidden it
 */
export async function copyText(text: string, html?: string): Promise<boolean> {
  try {
    if (html === undefined || typeof ClipboardItem === 'undefined') await navigator.clipboard.writeText(text)
    else await navigator.clipboard.write([new ClipboardItem({ 'text/plain': new Blob([text], { type: 'text/plain' }), 'text/html': new Blob([html], { type: 'text/html' }) })])
    return true
  } catch {
    return false
  }
}
