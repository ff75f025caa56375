import { sql, type ExpressionBuilder, type RawBuilder, type SelectQueryBuilder } from 'kysely'
import { canonical } from '../contract/canonical'
import { pageOf, range, type Paging } from '../contract/paging'
import type { Database } from '../database/database'
import type { Tables } from '../database/tables'
import { numberKey } from '../text/sort-key'
import { filterWords } from './filter-words'
import { sanitise } from './html/sanitise'
import type { SearchedTexts } from './searched-texts'
import type { KeptLists } from './kept-lists'
import { largestInteger, type Kind, type Site } from './kind'
import { namesOf } from './languages'
import { toUtc } from './time'

export interface ListOptions {
  site: Site
  /** Items must have all of them; of several values of one, any. */
  facets?: { name: string; value: string | string[] }[]
  /** Items whose value of the kind's `sorts`, a time or number, is in the range, `from` and `to` included, `after` and `before` not; an item without the value is not. */
  ranges?: Range[]
  /** Items in whose searched texts every word stands. */
  q?: string | undefined
  ids?: number[]
  exceptId?: number | number[]
  offset?: number
  limit?: number
  /** `natural`, the default, is what the kind is shown in: its position, then the newest first. */
  order?: 'natural' | 'newest' | 'id' | SortOrder
  /** Lists rarely show the HTML and cleaning it takes time: without this it is null. */
  withHtml?: boolean
}

/** `by` names one of the kind's `sorts`; `then` decides between items whose values are the same. */
export interface SortOrder {
  by: string
  direction: 'asc' | 'desc'
  then?: SortOrder | undefined
}

export interface Range {
  name: string
  from?: string | number | undefined
  after?: string | number | undefined
  to?: string | number | undefined
  before?: string | number | undefined
}

export interface Neighbours<Item> {
  older: Item | undefined
  newer: Item | undefined
}

/** So many items are found in the order of an index sooner than among all of a site. */
const few = 24

type ItemQuery<Output> = SelectQueryBuilder<Tables, 'content_item', Output>

/** Reads published items. Drafts and scheduled ones do not exist for it, unless it is an editor's. */
export class ContentStore {
  private readonly now: string
  /** Whether drafts and scheduled items are there, as if they were published. */
  private readonly unpublished: boolean
  private readonly texts: SearchedTexts | undefined
  private readonly lists: KeptLists | undefined

  /**
   * @param texts in which a `q` is looked for; by the database where there are none
   * @param lists that hold now, for all who do not see what is unpublished; without them each is made anew
   */
  constructor(
    private readonly database: Database,
    now: Date,
    { unpublished = false, texts, lists }: { unpublished?: boolean; texts?: SearchedTexts; lists?: KeptLists | undefined } = {},
  ) {
    this.now = toUtc(now)
    this.unpublished = unpublished
    this.texts = texts
    this.lists = lists
  }

  /** @param site undefined looks in all of them */
  async findById<Item extends object>(kind: Kind<Item>, id: number, site?: Site): Promise<Item | undefined> {
    // Beyond what the column holds PostgreSQL answers with an error.
    if (id > largestInteger) return undefined
    const row = await this.items(kind, site).where('content_item.id', '=', id).select('data').executeTakeFirst()
    return row && parse(kind, row.data)
  }

  async findBySlug<Item extends object>(kind: Kind<Item>, slug: string, site?: Site): Promise<Item | undefined> {
    const row = await this.items(kind, site).where('slug', '=', slug).select('data').orderBy('id').executeTakeFirst()
    return row && parse(kind, row.data)
  }

  async list<Item extends object>(kind: Kind<Item>, options: ListOptions): Promise<Item[]> {
    const { offset = 0, limit = Infinity } = options
    let query = this.filtered(kind, await this.withFound(kind, options), offset + limit > few).select('data')
    query = ordered(query, kind.name, options.order ?? 'natural', this.appears())
    if (options.limit !== undefined) query = query.limit(options.limit)
    if (options.offset) query = query.offset(options.offset)
    return (await query.execute()).map(({ data }) => parse(kind, data, options.withHtml === true))
  }

  /** The page of a list that a request asks for, with what is told of the whole. */
  async page<Item extends object>(kind: Kind<Item>, options: ListOptions, paging: Paging) {
    const { offset, limit } = range(paging)
    const ids = await this.keptIds(kind, options)
    if (ids) return pageOf(await this.findAll(kind, [...ids.subarray(offset, offset + limit)], options.withHtml === true), ids.length, paging)
    const [items, total] = await Promise.all([this.list(kind, { ...options, offset, limit }), this.count(kind, options)])
    return pageOf(items, total, paging)
  }

  async count<Item extends object>(kind: Kind<Item>, options: ListOptions): Promise<number> {
    const { total } = await this.kept('count', kind, options, async () => {
      const filtered = this.filtered(kind, await this.withFound(kind, options), true)
      const row = await filtered.select(({ fn }) => fn.countAll().as('total')).executeTakeFirst()
      return { total: Number(row?.total ?? 0), bytes: 0 }
    })
    return total
  }

  /** How many items of a site have each value of a facet; with a filter, of those that a list with it shows. */
  async countByFacet<Item extends object>(kind: Kind<Item>, name: string, site: Site, filter: Pick<ListOptions, 'facets' | 'ranges' | 'q' | 'exceptId'> = {}): Promise<ReadonlyMap<string, number>> {
    const options = { site, ...filter }
    const { counts } = await this.kept(`count by ${name}`, kind, options, async () => {
      const filtered = this.filtered(kind, await this.withFound(kind, options), true)
      const rows = await filtered
        .innerJoin('content_facet', (join) => join.onRef('content_facet.kind', '=', 'content_item.kind').onRef('content_facet.id', '=', 'content_item.id'))
        .where('content_facet.name', '=', name)
        .groupBy('content_facet.value')
        .select(({ fn }) => ['content_facet.value', fn.countAll().as('total')])
        .execute()
      return { counts: new Map(rows.map(({ value, total }) => [value, Number(total)])), bytes: 100 * rows.length }
    })
    return counts
  }

  /** The items next to one by time of publication, pinned or not. */
  async neighbours<Item extends object>(kind: Kind<Item>, { id, published_at }: { id: number; published_at: string }, site: Site): Promise<Neighbours<Item>> {
    const next = async (sign: '<' | '>') => {
      const direction = sign === '<' ? 'desc' : 'asc'
      const row = await this.items(kind, site)
        .where(sql<boolean>`(${this.appears()}, content_item.id) ${sql.raw(sign)} (${published_at}, ${id})`)
        .select('data')
        .orderBy(this.appears(), direction)
        .orderBy('id', direction)
        .limit(1)
        .executeTakeFirst()
      return row && parse(kind, row.data)
    }
    return { older: await next('<'), newer: await next('>') }
  }

  /** The sites that show an item; the main site first. */
  async sitesOf<Item extends object>(kind: Kind<Item>, id: number): Promise<Site[]> {
    const shown = this.database.query.selectFrom('content_item_site').where('kind', '=', kind.name).where('id', '=', id)
    const rows = await shown.select('site').orderBy('site').execute()
    return rows.map(({ site }) => site as Site)
  }

  /** All items of a list in its order; undefined where nothing is kept, or only the database can look for `q`. */
  private async keptIds<Item extends object>(kind: Kind<Item>, { q = '', ...options }: ListOptions): Promise<Int32Array | undefined> {
    if (!this.lists) return undefined
    const words = filterWords(q)
    const found = words.length > 0 ? await this.texts?.find(kind.name, words) : []
    if (!found) return undefined
    const { ids } = await this.kept('ids', kind, options, async () => {
      const query = ordered(this.filtered(kind, options, true).select('content_item.id'), kind.name, options.order ?? 'natural', this.appears())
      const all = Int32Array.from(await query.execute(), ({ id }) => id)
      return { ids: all, bytes: all.byteLength }
    })
    if (words.length === 0) return ids
    const wanted = new Set(found)
    return ids.filter((id) => wanted.has(id))
  }

  /** What is found of a list is kept, unless it is one of those with a `q`, of which there are any number. Of the time of the request it knows as much as the answer does. */
  private kept<Item extends object, List extends { bytes: number }>(what: string, { name }: Kind<Item>, { withHtml: _html, ...options }: ListOptions, find: () => Promise<List>): Promise<List> {
    if (!this.lists || options.q !== undefined) return find()
    return this.lists.keep(`${what} ${name} ${canonical(options)}`.replaceAll(this.now, 'now'), find)
  }

  /** In the order of the ids. */
  private async findAll<Item extends object>(kind: Kind<Item>, ids: number[], withHtml: boolean): Promise<Item[]> {
    const rows = await this.database.query.selectFrom('content_item').where('kind', '=', kind.name).where(this.isOneOf(ids)).select(['id', 'data']).execute()
    const byId = new Map(rows.map(({ id, data }) => [id, data]))
    return ids.flatMap((id) => [byId.get(id)].flatMap((data) => (data === undefined ? [] : [parse(kind, data, withHtml)])))
  }

  /** The same items by their ids rather than by `q`, where these are known without asking the database. */
  private async withFound<Item extends object>({ name }: Kind<Item>, options: ListOptions): Promise<ListOptions> {
    const { q = '', ids, ...others } = options
    const words = filterWords(q)
    const found = words.length > 0 ? await this.texts?.find(name, words) : undefined
    return found ? { ...others, ids: ids ? ids.filter((id) => found.includes(id)) : found } : options
  }

  /** @param isMany whether most items of the site are looked at, not only the first that there are */
  private filtered<Item extends object>(kind: Kind<Item>, { site, facets = [], ranges = [], q, ids, exceptId = [] }: ListOptions, isMany: boolean): ItemQuery<object> {
    let query = this.items(kind, site, isMany)
    for (const facet of facets) query = query.where((where) => hasFacet(where, facet))
    for (const range of ranges) query = query.where((where) => inRange(where, range))
    for (const word of filterWords(q ?? '')) query = query.where('search_text', 'like', sql<string>`${`%${word.replace(/[\\%_]/g, '\\$&')}%`} escape '\\'`)
    if (ids) query = query.where(this.isOneOf(ids))
    const except = [exceptId].flat()
    return except.length === 0 ? query : query.where('content_item.id', 'not in', except)
  }

  /** One value, however many ids: a database takes only so many. */
  private isOneOf(ids: number[]): RawBuilder<boolean> {
    if (ids.length === 0) return none
    return this.database.dialect === 'postgres' ? sql<boolean>`content_item.id = any(${ids}::int[])` : sql<boolean>`content_item.id in (select value from json_each(${JSON.stringify(ids)}))`
  }

  private items<Item extends object>({ name, shared }: Kind<Item>, site: Site | undefined, isMany = false): ItemQuery<object> {
    const all = this.database.query.selectFrom('content_item').where('content_item.kind', '=', name)
    const query = this.unpublished ? all : this.published(all)
    if (shared || site === undefined) return query
    // Then SQLite begins with the ids of the site, and what other sites have costs nothing. For a few it is quicker to go through
    // all in the order that is asked for until they are found.
    if (isMany) return query.where('content_item.id', 'in', ({ selectFrom }) => selectFrom('content_item_site').where('site', '=', site).where('kind', '=', name).select('content_item_site.id'))
    return query.where(({ exists, selectFrom }) =>
      exists(
        selectFrom('content_item_site')
          .whereRef('content_item_site.kind', '=', 'content_item.kind')
          .whereRef('content_item_site.id', '=', 'content_item.id')
          .where('site', '=', site)
          .select('site'),
      ),
    )
  }

  private published<Output>(query: ItemQuery<Output>): ItemQuery<Output> {
    // Hidden in a function, because SQLite would rather use an index for this than for the order, which sorts everything.
    return query.where(({ fn, val }) => fn.coalesce('published_at', val('9999')), '<=', this.now)
  }

  /**
   * What the time of publication is ordered by. A draft has none: the item says that of its last change in its place, and
   * databases put what is null at opposite ends. Only for editors, since no index helps then.
   */
  private appears() {
    return this.unpublished ? sql<string>`coalesce(published_at, updated_at, '9999')` : sql<string>`published_at`
  }
}

/** For empty lists, which PostgreSQL refuses. */
const none = sql<boolean>`1 = 0`

function hasFacet({ exists, selectFrom }: ExpressionBuilder<Tables, 'content_item'>, { name, value }: { name: string; value: string | string[] }) {
  const values = [value].flat()
  if (values.length === 0) return none
  return exists(
    selectFrom('content_facet')
      .whereRef('content_facet.kind', '=', 'content_item.kind')
      .whereRef('content_facet.id', '=', 'content_item.id')
      .where('name', '=', name)
      .where('value', 'in', values)
      .select('value'),
  )
}

function inRange({ exists, selectFrom }: ExpressionBuilder<Tables, 'content_item'>, { name, from, after, to, before }: Range) {
  let rows = selectFrom('content_sort').whereRef('content_sort.kind', '=', 'content_item.kind').whereRef('content_sort.id', '=', 'content_item.id').where('name', '=', name)
  if (from !== undefined) rows = rows.where('value', '>=', keyOf(from))
  if (after !== undefined) rows = rows.where('value', '>', keyOf(after))
  if (to !== undefined) rows = rows.where('value', '<=', keyOf(to))
  if (before !== undefined) rows = rows.where('value', '<', keyOf(before))
  return exists(rows.select('value'))
}

function keyOf(end: string | number): string {
  return typeof end === 'number' ? numberKey(end) : end
}

/** The id makes the order total, so that no item stands on two pages of a list. */
function ordered<Output>(query: ItemQuery<Output>, kind: string, order: NonNullable<ListOptions['order']>, appears: RawBuilder<string>): ItemQuery<Output> {
  if (order === 'id') return query.orderBy('id')
  if (typeof order === 'object') {
    // A subquery rather than a join: the columns of the two tables have the same names.
    const key = (by: string) => sql`(select value from content_sort where content_sort.kind = ${kind} and content_sort.id = content_item.id and name = ${by})`
    for (let step: SortOrder | undefined = order; step; step = step.then) query = query.orderBy(sql`${key(step.by)} ${sql.raw(step.direction)} nulls last`)
    return query.orderBy('id')
  }
  const byPosition = order === 'natural' ? query.orderBy('position') : query
  return byPosition.orderBy(appears, 'desc').orderBy('id', 'desc')
}

/** The import has sanitised the HTML; it is done again here, so that no other way into the table can harm a reader. */
function parse<Item extends object>({ html = [] }: Kind<Item>, data: string, withHtml = true): Item {
  const item = JSON.parse(data) as Record<string, unknown>
  for (const field of html.flatMap(namesOf)) {
    const text = item[field]
    if (typeof text === 'string') item[field] = withHtml ? sanitise(text) : null
  }
  return item as Item
}
