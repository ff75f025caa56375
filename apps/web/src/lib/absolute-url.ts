/** A path of the site → with scheme and host; a URL stays as it is. */
export function absoluteUrl(url: string, origin: string): string {
  return url.startsWith('/') ? `${origin}${url}` : url
}
