import { blockIds } from './block-ids'
import { withHeadingAnchors, type Heading } from './heading-anchors'
import { splitContent, type Placeholder } from './split-content'

/** Where a fragment leads: a heading of the text, or a block. */
export type PageAnchor = ({ kind: 'heading' } & Heading) | ({ kind: 'block'; id: string } & Placeholder)

/**
 * Where fragments lead in the content of a page, in the order in which it shows them. The site writes these ids, and the search
 * names them.
 *
 * @param html sanitised
 */
export function pageAnchors(html: string): PageAnchor[] {
  const { html: anchored, headings } = withHeadingAnchors(html)
  const parts = splitContent(anchored)
  const ids = blockIds(parts.flatMap((part) => (part.kind === 'block' ? [part] : [])), anchored)
  return parts.flatMap((part): PageAnchor[] => {
    if (part.kind === 'block') return [{ ...part, id: ids.shift() ?? part.name }]
    return headings.filter(({ id }) => part.html.includes(` id="${id}"`)).map((heading) => ({ kind: 'heading', ...heading }))
  })
}
