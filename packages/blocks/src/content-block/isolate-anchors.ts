import { anchorOf } from '@university/api-client/page-anchors'

/** What the anchors of a text begin with where it stands in a block: `ContentBlock-2-`. */
export const anchorPrefix = (id: string) => `${id}-`

/**
 * Puts a prefix before the anchors of a text, and before the links to them, so that it can stand on a page that has the
 * same ones. The HTML is sanitised: attributes in double quotes, no `>` in them, and none but `href` that names an anchor.
 */
export function isolateAnchors(html: string, prefix: string): string {
  const own = new Set(Array.from(html.matchAll(/<[a-z][^>]* id="([^"]+)"/g), ([, id]) => id))
  return html
    .replace(/(<[a-z][^>]* id=")([^"]+)"/g, `$1${prefix}$2"`)
    .replace(/(<a[^>]* href="#)([^"]+)"/g, (whole, before: string, target: string) => (own.has(anchorOf(target)) ? `${before}${prefix}${target}"` : whole))
}
