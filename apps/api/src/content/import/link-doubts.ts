import { anchorOf } from '@university/api-schema/heading-anchors'
import { namesOf } from '../languages'
import { fieldInFile } from './begin-item'
import { linksOf, targetOf } from './check-links'
import type { ContentFault } from './faults'
import { fragmentsOf } from './fragments'
import type { Item } from './item'
import type { ItemIndex } from './item-index'

/** Links that can be imported, but lead a visitor nowhere. Nobody but the check says so. */
export function linkDoubts(item: Item, index: ItemIndex): ContentFault[] {
  const { file } = item.entry
  const doubts = [...toDrafts(item, index), ...toNoHeading(item), ...toNoContacts(item, index)]
  return doubts.map(({ field, reason }) => ({ file, field: fieldInFile(item.entry, field), reason }))
}

interface Doubt {
  field: string
  reason: string
}

/** Of what visitors see themselves: a draft may lead to others, with which it will be published. */
function toDrafts(item: Item, index: ItemIndex): Doubt[] {
  if (item.draft) return []
  const found = linksOf(item).filter(({ href, sites }) => {
    const target = targetOf(href)
    return target && sites.some((site) => index.isDraft(target, site))
  })
  return found.map(({ field, href }) => ({ field, reason: `the link ${href} leads to a draft, which visitors do not see` }))
}

/** To a heading or block that the text itself does not have: who follows such a link stays where they are. */
function toNoHeading({ kind, value }: Item): Doubt[] {
  return (kind.html ?? []).flatMap(namesOf).flatMap((field) => {
    const html = value[field]
    if (typeof html !== 'string') return []
    const links = fragmentsIn(html)
    if (links.length === 0) return []
    const leadsSomewhere = fragmentsOf(html, kind.name)
    return links.filter((id) => !leadsSomewhere(id)).map((id) => ({ field, reason: `the link #${id} leads to no heading of this text` }))
  })
}

/** The page that the button with the contacts of the admission committee is made from; the usual one, where the settings name none. */
function toNoContacts({ kind, sites, value: { admission_page_id: id } }: Item, index: ItemIndex): Doubt[] {
  if (kind.name !== 'settings' || index.findId('page', sites, id, new Set())) return []
  return [{ field: 'admission_page_id', reason: `there is no page ${String(id)} on this site, so visitors are shown no contacts of the admission committee` }]
}

/** Each once; `#` alone and `#top` lead to the top of any page. */
function fragmentsIn(html: string): string[] {
  const written = Array.from(html.matchAll(/<a[^>]* href="#([^"]*)"/g), ([, id = '']) => anchorOf(id))
  return [...new Set(written)].filter((id) => id !== '' && id !== 'top')
}
