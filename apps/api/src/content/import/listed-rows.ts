import { blockKey } from '@university/api-schema/split-content'
import type { components } from '@university/api-schema/types'
import type { JsonObject } from '../../contract/document'
import { withDescendants } from '../category-tree'
import type { Findable, Section } from '../../search/search-document'
import { fold } from '../../text/fold'
import { titleNamed } from '../html/block-titles'
import { isKnownBlock } from '../html/known-blocks'
import type { Kind, Site } from '../kind'
import { shownText, type Language } from '../languages'
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

/** Of what the heading of a block takes its name, and the option that says which one. */
const namesOfBlocks: Record<string, { kind: string; option: string }> = {
  DocsListBlock: { kind: 'document-category', option: 'category_id' },
  Gallery: { kind: 'gallery', option: 'gallery_id' },
  ListBlock: { kind: 'entry-list', option: 'list_id' },
  VacancyList: { kind: 'vacancy-category', option: 'category_id' },
}

/** Professions are shown with their programmes; a category stands for those below it. */
export const rowKinds: ReadonlySet<string> = new Set([
  ...Object.values(kindsOfBlocks),
  'profession',
  ...Object.values(kindsOfBlocks).map((kind) => `${kind}-category`),
  ...Object.values(namesOfBlocks).map(({ kind }) => kind),
])

/** What is needed of an item that stands in a list. */
export type Row = Pick<ReadyItem, 'kind' | 'id' | 'publishedAt' | 'data' | 'sites' | 'facets' | 'searchText'>

/** The kinds of what a page lists, and of what decides about it; none for all other items. */
export function listedKinds(item: ReadyItem): string[] {
  const blocks = blocksOf(item)
  const kinds = new Set(blocks.map(({ name }) => kindsOfBlocks[name] ?? ''))
  const names = new Set(blocks.map(({ name }) => namesOfBlocks[name]?.kind))
  return [...rowKinds].filter((kind) => kinds.has(kind) || kinds.has(kind.replace(/-category$/, '')) || (kind === 'profession' && kinds.has('program')) || names.has(kind))
}

function blocksOf({ kind, findables, data }: ReadyItem): PageBlock[] {
  if (kind !== 'page' || findables.length === 0 || !data.includes('"blocks":[{')) return []
  return (JSON.parse(data) as { blocks: PageBlock[] }).blocks.filter(isKnownBlock)
}

/**
 * Lets pages be found by what their lists show: programmes, fees, scores, projects, by code and name; and by the names of
 * their lists and galleries. A page is another item for the import when such a row or name changes, so its index follows.
 */
export class ListedRows {
  /** What is published, as the handlers of the lists choose it. */
  private readonly byKind = new Map<string, Row[]>()
  private readonly sorted = new Set<string>()
  private readonly textOf: Map<string, NonNullable<Kind['listed']>>
  private readonly now: string

  /**
   * @param listed see listedKinds; rows of other kinds are not kept
   * @param importedAt rows that are scheduled for later are left out until an import after it
   */
  constructor(
    kinds: Kind[],
    private readonly listed: ReadonlySet<string>,
    importedAt: Date,
  ) {
    this.textOf = new Map(kinds.flatMap(({ name, listed }) => (listed ? [[name, listed] as const] : [])))
    this.now = toUtc(importedAt)
  }

  /** Remembers an item if it is a row of a list, a category of rows, or what a list is called after. */
  add({ kind, id, publishedAt, data, sites, facets, searchText }: Row): void {
    if (!this.listed.has(kind) || publishedAt === null || publishedAt > this.now) return
    this.sorted.delete(kind)
    const row = { kind, id, publishedAt, data, sites, facets, searchText }
    const known = this.byKind.get(kind)
    if (known) known.push(row)
    else this.byKind.set(kind, [row])
  }

  /** A page with the texts of the rows that it lists, and the names of its lists. */
  complete(item: ReadyItem): ReadyItem {
    const [blocks, site] = [blocksOf(item), item.sites[0] ?? '']
    const lists = blocks.map((block) => ({ block, rows: this.ofBlock(block, site), named: this.namedAfter(block, site) }))
    if (lists.every(({ rows, named }) => rows.length === 0 && !named)) return item
    const textsOf = (rows: Row[], language: Language) => [...new Set(rows.map(({ kind, data }) => this.textOf.get(kind)?.(JSON.parse(data) as JsonObject, language) ?? ''))].filter(Boolean)
    const completed = (findable: Findable, language: Language): Findable => {
      const texts = lists.map(({ block, rows, named }) => ({ block, rows: textsOf(rows, language), name: named && (shownText(named, 'title', language) ?? shownText(named, 'name', language)) }))
      const sections = findable.sections?.map((section): Section => {
        const { rows = [], name } = texts.find(({ block }) => section.block && blockKey(block) === blockKey(section.block)) ?? {}
        return { ...section, ...(name && { title: titleNamed(section.block?.name, name, language) }), ...(rows.length > 0 && { rows }) }
      })
      return { ...findable, headings: [...(findable.headings ?? []), ...texts.flatMap(({ name }) => name ?? [])], listed: [...new Set(texts.flatMap(({ rows }) => rows))], ...(sections && { sections }) }
    }
    return { ...item, findables: item.findables.map(({ language, findable }) => ({ language, findable: completed(findable, language) })) }
  }

  private ofBlock({ name, props }: PageBlock, site: Site): Row[] {
    const kind = kindsOfBlocks[name]
    if (kind === undefined) return []
    const rows = this.select(kind, props, site)
    if (kind === 'price' && props['academic_year'] === undefined) return newest(rows, 'academic_year')
    if (kind === 'showcase-item' && props['status'] === undefined) return rows.filter((row) => !has(row, 'status', ['archived']))
    if (kind !== 'program') return rows

    // A profession is shown with its programmes, and without any it is not.
    const professions = this.select('profession', props, site).filter((profession) => rows.some((row) => has(row, 'profession', [String(profession.id)])))
    const ids = professions.map(({ id }) => String(id))
    return [...professions, ...rows.filter((row) => has(row, 'profession', ids))]
  }

  /** What the heading of a block says the name of; nothing where that is not there. */
  private namedAfter({ name, props }: PageBlock, site: Site): JsonObject | undefined {
    const source = namesOfBlocks[name]
    if (!source) return undefined
    const found = this.rowsOf(source.kind).find(({ id, sites }) => id === props[source.option] && (sites.length === 0 || sites.includes(site)))
    return found && (JSON.parse(found.data) as JsonObject)
  }

  /** Rows of a site that have all that the options of a block name: `training_id: 4` is the facet `training`. */
  private select(kind: string, props: JsonObject, site: Site): Row[] {
    const all = this.rowsOf(kind).filter(({ sites }) => sites.length === 0 || sites.includes(site))
    const facets = new Set(all.flatMap((row) => row.facets.map(({ name }) => name)))
    return Object.entries(props).reduce((rows, [option, value]) => {
      if (option === 'q') return rows.filter(({ searchText }) => fold(String(value)).split(' ').every((word) => searchText?.includes(word)))
      const name = option.replace(/_ids?$/, '')
      if (!facets.has(name)) return rows
      return [value].flat().reduce((left: Row[], one) => left.filter((row) => has(row, name, this.below(kind, name, one))), rows)
    }, all)
  }

  /** By id, so that it makes no difference which of them came first. */
  private rowsOf(kind: string): Row[] {
    const rows = this.byKind.get(kind) ?? []
    if (!this.sorted.has(kind)) rows.sort((a, b) => a.id - b.id)
    this.sorted.add(kind)
    return rows
  }

  /** A category stands for those below it, too. */
  private below(kind: string, facet: string, value: unknown): string[] {
    const tree = facet === 'category' ? this.rowsOf(`${kind}-category`).map(({ data }) => JSON.parse(data) as { id: number; parent_id: number | null }) : []
    return [String(value), ...withDescendants(tree, Number(value)).map(String)]
  }
}

function has({ facets }: Row, name: string, values: string[]): boolean {
  return facets.some((facet) => facet.name === name && values.includes(facet.value))
}

function newest(rows: Row[], facet: string): Row[] {
  const last = rows.flatMap(({ facets }) => facets.filter(({ name }) => name === facet).map(({ value }) => value)).sort().at(-1)
  return last === undefined ? rows : rows.filter((row) => has(row, facet, [last]))
}
