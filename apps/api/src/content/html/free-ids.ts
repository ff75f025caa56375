import { anchorOf, withHeadingAnchors } from '@university/api-schema/heading-anchors'
import { unique } from '@university/api-schema/unique'

/**
 * Gives headings another id that would have a reserved one, by their editor or by what they say; links to them within the text follow. Texts without
 * such a heading stay as they are.
 *
 * @param html sanitised
 */
export function withFreeIds(html: string, reserved: ReadonlySet<string>): string {
  const { html: anchored } = withHeadingAnchors(html)
  const ids = headingIds(anchored)
  const taken = ids.filter((id) => reserved.has(id))
  if (taken.length === 0) return html

  const used = new Set([...reserved, ...ids])
  const renamed = new Map(taken.map((id) => [id, unique(id, used)]))
  // All others keep what they have now, in writing: one with the same words would get the id that has become free.
  return anchored
    .replace(/(<h[23][^>]* id=")([^"]*)"/g, (_, start: string, id: string) => `${start}${renamed.get(id) ?? id}"`)
    .replace(/(<a[^>]* href="#)([^"]*)"/g, (_, start: string, id: string) => `${start}${renamed.get(anchorOf(id)) ?? id}"`)
}

/** Of HTML with anchors, each once. */
export function headingIds(html: string): string[] {
  return [...new Set(Array.from(html.matchAll(/<h[23][^>]* id="([^"]*)"/g), ([, id = '']) => id))]
}
