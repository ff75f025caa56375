import type { components } from '@university/api-schema/types'
import type { JsonObject } from '../../contract/document'
import { withDescendants } from '../../handlers/category-tree'
import { fold } from '../../text/fold'
import { isKnownBlock } from '../html/known-blocks'
import type { Kind, Site } from '../kind'
import type { Language } from '../languages'
import { toUtc } from '../time'
import type { ReadyItem } from './item'

type PageBlock = components['schemas']['PageBlock']

/** Lists whose rows have no page of their own, by the block that shows them; the rows of others are found by themselves. */
const kindsOfBlocks: Record<string, string> = {
  DigitalShowcase: 'showcase-item',
  DrScoreListBlock: 'doctoral-score',
  ListBlock: 'entry',
  PriceEducation: 'price',
  ProfListBlock: 'program',
  ScientificProjects: 'scientific-project',
  ScoreListBlock: 'passing-score',
  UniversitiesList: 'partner-university',
}

/**
 * Lets pages be found by what their lists show: programmes, fees, scores, projects, by code and name. A page is another
 * item for the import when such a row changes, so its index follows.
 *
 * @param importedAt rows that are scheduled for later are left out until an import after it
 */
export function withListedRows(items: ReadyItem[], kinds: Kind[], importedAt: Date): ReadyItem[] {
  const rows = new Rows(items, toUtc(importedAt))
  const textOf = new Map(kinds.flatMap(({ name, listed }) => (listed ? [[name, listed] as const] : [])))
  const textsOf = (shown: ReadyItem[], language: Language) => [...new Set(shown.map(({ kind, data }) => textOf.get(kind)?.(JSON.parse(data) as JsonObject, language) ?? ''))].filter(Boolean)

  return items.map((item) => {
    if (item.kind !== 'page' || item.findables.length === 0) return item
    const { blocks } = JSON.parse(item.data) as { blocks: PageBlock[] }
    const shown = blocks.filter(isKnownBlock).flatMap((block) => rows.ofBlock(block, item.sites[0] ?? ''))
    if (shown.length === 0) return item
    return { ...item, findables: item.findables.map(({ language, findable }) => ({ language, findable: { ...findable, listed: textsOf(shown, language) } })) }
  })
}

/** What is published, as the handlers of the lists choose it. */
class Rows {
  private readonly byKind = new Map<string, ReadyItem[]>()

  constructor(items: ReadyItem[], now: string) {
    for (const item of items) {
      if (item.publishedAt === null || item.publishedAt > now) continue
      const known = this.byKind.get(item.kind)
      if (known) known.push(item)
      else this.byKind.set(item.kind, [item])
    }
  }

  ofBlock({ name, props }: PageBlock, site: Site): ReadyItem[] {
    const kind = kindsOfBlocks[name]
    if (kind === undefined) return []
    const rows = this.select(kind, props, site)
    if (kind === 'price' && props['academic_year'] === undefined) return newest(rows, 'academic_year')
    if (kind === 'showcase-item' && props['status'] === undefined) return rows.filter((row) => !has(row, 'status', ['archived']))
    if (kind !== 'program') return rows

    // A profession is shown with its programmes, and without any it is not.
    const professions = this.select('profession', props, site).filter(({ id }) => rows.some((row) => has(row, 'profession', [String(id)])))
    const ids = professions.map(({ id }) => String(id))
    return [...professions, ...rows.filter((row) => has(row, 'profession', ids))]
  }

  /** Rows of a site that have all that the options of a block name: `training_id: 4` is the facet `training`. */
  private select(kind: string, props: JsonObject, site: Site): ReadyItem[] {
    const all = (this.byKind.get(kind) ?? []).filter(({ sites }) => sites.length === 0 || sites.includes(site))
    const facets = new Set(all.flatMap((row) => row.facets.map(({ name }) => name)))
    return Object.entries(props).reduce((rows, [option, value]) => {
      if (option === 'q') return rows.filter(({ searchText }) => fold(String(value)).split(' ').every((word) => searchText?.includes(word)))
      const name = option.replace(/_ids?$/, '')
      if (!facets.has(name)) return rows
      return [value].flat().reduce((left: ReadyItem[], one) => left.filter((row) => has(row, name, this.below(kind, name, one))), rows)
    }, all)
  }

  /** A category stands for those below it, too. */
  private below(kind: string, facet: string, value: unknown): string[] {
    const tree = facet === 'category' ? (this.byKind.get(`${kind}-category`) ?? []).map(({ data }) => JSON.parse(data) as { id: number; parent_id: number | null }) : []
    return [String(value), ...withDescendants(tree, Number(value)).map(String)]
  }
}

function has({ facets }: ReadyItem, name: string, values: string[]): boolean {
  return facets.some((facet) => facet.name === name && values.includes(facet.value))
}

function newest(rows: ReadyItem[], facet: string): ReadyItem[] {
  const last = rows.flatMap(({ facets }) => facets.filter(({ name }) => name === facet).map(({ value }) => value)).sort().at(-1)
  return last === undefined ? rows : rows.filter((row) => has(row, facet, [last]))
}
