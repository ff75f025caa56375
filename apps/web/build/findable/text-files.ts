import { sitemapIndex } from './sitemap'

/**
 * robots.txt: everything may be read. The API is not kept away, because search engines call it when they run a page; its answers are no
 * pages and stay out of the index by themselves.
 */
export function robotsTxt(origin: string): string {
  return ['User-agent: *', 'Disallow:', '', `Sitemap: ${origin}${sitemapIndex}`, ''].join('\n')
}

/**
 * security.txt (RFC 9116). It expires six to nine months after the build, at the beginning of a quarter: always in the future, and four
 * times a year another text.
 *
 * @param now milliseconds
 */
export function securityTxt(origin: string, email: string, now: number): string {
  const time = new Date(now)
  const quarter = Math.floor(time.getUTCMonth() / 3)
  const expires = new Date(Date.UTC(time.getUTCFullYear(), (quarter + 3) * 3, 1))
  return [
    `Contact: mailto:${email}`,
    `Expires: ${expires.toISOString().replace('.000Z', 'Z')}`,
    'Preferred-Languages: kk, ru, en',
    `Canonical: ${origin}/.well-known/security.txt`,
    '',
  ].join('\n')
}
