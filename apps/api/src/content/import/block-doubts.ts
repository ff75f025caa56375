import { siteFolder } from '../../sites/site-from-host'
import { blocksOf } from '../html/blocks'
import { blockFaults } from '../html/known-blocks'
import { namesOf } from '../languages'
import { fieldInFile } from './begin-item'
import type { ContentFault } from './faults'
import type { Item } from './item'
import type { ItemIndex } from './item-index'

/** Options that name an item, which must be on the site of the page. */
const named: Record<string, { option: string; kind: string }> = {
  ContentBlock: { option: 'slug', kind: 'page' },
  Gallery: { option: 'gallery_id', kind: 'gallery' },
  ListBlock: { option: 'list_id', kind: 'entry-list' },
}

/** Options that narrow a list to what belongs to something, which may be of any site; without it the list is empty. */
const narrowing: Record<string, Record<string, string>> = {
  DigitalShowcase: { category_id: 'showcase-category' },
  Dissertation: { council_id: 'dissertation-council' },
  DocsListBlock: { category_id: 'document-category' },
  DrScoreListBlock: { direction_id: 'training-direction', group_code: 'program-group' },
  EventsPlugin: { category_slug: 'event-category' },
  NewsPlugin: { category_slug: 'news-category' },
  PortfolioList: { department_id: 'department', cafedra_id: 'cafedra' },
  PriceEducation: { category_id: 'price-category' },
  ProfListBlock: { training_id: 'training-field' },
  ScientificProjects: { type_id: 'project-type', funding_id: 'project-funding', leader_id: 'portfolio' },
  ScoreListBlock: { category_id: 'score-category', field_id: 'training-field', direction_id: 'training-direction', group_code: 'program-group' },
  UniversitiesList: { country_id: 'country', cooperation_id: 'cooperation' },
  VacancyList: { category_id: 'vacancy-category' },
}

/**
 * Blocks that visitors are not shown, or shown as something that is gone or empty. They can be imported: a preview shows where they are. But their author sees
 * nothing on the page, so the check says why.
 */
export function blockDoubts({ kind, entry, sites, value }: Item, index: ItemIndex): ContentFault[] {
  if (kind.name !== 'page') return []
  return namesOf('content').flatMap((field) =>
    blocksOf({ [field]: value[field] }).flatMap(({ name, props }) => {
      const faults = blockFaults({ name, props })
      const hidden = (faults.length > 0 ? faults : missing(name, props)).map((reason) => `is not shown: ${reason}`)
      const reasons = hidden.length > 0 ? hidden : unknown(name, props).map((what) => `shows nothing: there is no ${what}`)
      return reasons.map((reason) => ({ file: entry.file, field: fieldInFile(entry, field), reason: `the block ${name} ${reason}` }))
    }),
  )

  function find(other: string, at: Item['sites'], wanted: unknown): object | undefined {
    // The code of a group is its slug in capitals.
    return typeof wanted === 'string' ? index.findSlug(other, at, wanted.toLowerCase(), new Set()) : index.findId(other, at, wanted, new Set())
  }

  function missing(name: string, props: Record<string, unknown>): string[] {
    const reference = named[name]
    if (!reference) return []
    const { option, kind: other } = reference
    const wanted = props[option]
    const without = sites.filter((site) => !find(other, [site], wanted))
    return without.length === 0 ? [] : [`${option} ${String(wanted)} is not on ${without.map(siteFolder).join(', ')}`]
  }

  function unknown(name: string, props: Record<string, unknown>): string[] {
    const given = Object.entries(narrowing[name] ?? {}).filter(([option]) => props[option] !== undefined)
    return given.filter(([option, other]) => !find(other, [], props[option])).map(([option, other]) => `${other === 'cafedra' ? 'chair' : other.replace('-', ' ')} ${String(props[option])}`)
  }
}
