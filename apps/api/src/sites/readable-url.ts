/**
 * The address of a page as it can be read. `/en/100%` is no valid address, and no page either: like any other that is not there it
 * gets the page that says so, in its language (behind nginx, which refuses such an address itself, 400). A call of the API is told what is wrong.
 */
export function readableUrl(url: string): string {
  if (/^\/api(?![^/?#])/.test(url)) return url
  const [, path = '', rest = ''] = /^([^?#]*)(.*)$/s.exec(url) ?? []
  try {
    decodeURI(path)
    return url
  } catch {
    return path.replaceAll('%', '%25') + rest
  }
}
