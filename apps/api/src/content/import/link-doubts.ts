import { withHeadingAnchors } from '@university/api-schema/heading-anchors'
import { pageAnchors } from '@university/api-schema/page-anchors'
import { reservedIds } from '../html/reserved-ids'
import { namesOf } from '../languages'
import { fieldInFile } from './begin-item'
import type { ContentFault } from './faults'
import type { Item } from './item'

/** Ids that blocks give their rows when they are shown, such as `project-401`: the text does not have them. */
const ofRows = /-\d+$/

/** Links within a text to a heading or block that it does not have: a reader who follows one stays where they are. Nobody but the check says so. */
export function linkDoubts({ kind, entry, value }: Item): ContentFault[] {
  return (kind.html ?? []).flatMap(namesOf).flatMap((field) => {
    const html = value[field]
    if (typeof html !== 'string') return []
    const links = fragmentsIn(html)
    if (links.length === 0) return []
    const blocks = pageAnchors(html).filter((anchor) => anchor.kind === 'block')
    const known = new Set([...headingIds(html), ...blocks.map(({ id }) => id), ...reservedIds(kind.name)])
    const missing = links.filter((id) => !known.has(id) && !(blocks.length > 0 && ofRows.test(id)))
    return missing.map((id) => ({ file: entry.file, field: fieldInFile(entry, field), reason: `the link #${id} leads to no heading of this text` }))
  })
}

function headingIds(html: string): string[] {
  return Array.from(withHeadingAnchors(html).html.matchAll(/<h[23][^>]* id="([^"]*)"/g), ([, id = '']) => id)
}

/** Each once; `#` alone and `#top` lead to the top of any page. */
function fragmentsIn(html: string): string[] {
  const written = Array.from(html.matchAll(/<a[^>]* href="#([^"]*)"/g), ([, id = '']) => readable(id))
  return [...new Set(written)].filter((id) => id !== '' && id !== 'top')
}

function readable(id: string): string {
  try {
    return decodeURIComponent(id)
  } catch {
    return id
  }
}
