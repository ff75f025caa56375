/** Whether `If-None-Match` names the tag; weak comparison, as RFC 9110 asks for this header. */
export function matchesEtag(header: unknown, etag: string): boolean {
  if (typeof header !== 'string') return false
  if (header.trim() === '*') return true
  const opaque = (tag: string) => tag.trim().replace(/^W\//, '')
  return header.split(',').some((tag) => opaque(tag) === opaque(etag))
}
