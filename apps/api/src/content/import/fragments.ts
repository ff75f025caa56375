import { withHeadingAnchors } from '@university/api-schema/heading-anchors'
import { pageAnchors } from '@university/api-schema/page-anchors'
import { headingIds } from '../html/free-ids'
import { reservedIds } from '../html/reserved-ids'

/** Ids that blocks give their rows when they are shown, such as `project-401`: the text does not have them. */
const ofRows = /-\d+$/

/**
 * Tells which fragments lead somewhere where a text is shown: to its headings and blocks, and to what stands there beside it.
 *
 * @param kind of content that it belongs to
 */
export function fragmentsOf(html: string, kind: string): (id: string) => boolean {
  const blocks = pageAnchors(html).filter((anchor) => anchor.kind === 'block')
  const known = new Set([...headingIds(withHeadingAnchors(html).html), ...blocks.map(({ id }) => id), ...reservedIds(kind)])
  return (id) => known.has(id) || (blocks.length > 0 && ofRows.test(id))
}
