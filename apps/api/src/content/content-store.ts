import { sql, type ExpressionBuilder, type RawBuilder, type SelectQueryBuilder } from 'kysely'
import { pageOf, range, type Paging } from '../contract/paging'
import type { Database } from '../database/database'
import type { Tables } from '../database/tables'
import { numberKey } from '../text/sort-key'
import { filterWords } from './filter-words'
import { sanitise } from './html/sanitise'
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

/** Reads published items. Drafts, scheduled and expired ones do not exist for it, unless it is an editor's. */
export class ContentStore {
  private readonly now: string
  /** Whether drafts, scheduled and expired items are there, as if they were published. */
  private readonly unpublished: boolean

  constructor(
    private readonly database: Database,
    now: Date,
    { unpublished = false }: { unpublished?: boolean } = {},
  ) {
    this.now = toUtc(now)
    this.unpublished = unpublished
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
    let query = this.filtered(kind, options, offset + limit > few).select('data')
    query = ordered(query, kind.name, options.order ?? 'natural', this.appears())
    if (options.limit !== undefined) query = query.limit(options.limit)
    if (options.offset) query = query.offset(options.offset)
    return (await query.execute()).map(({ data }) => parse(kind, data, options.withHtml === true))
  }

  /** The page of a list that a request asks for, with what is told of the whole. */
  async page<Item extends object>(kind: Kind<Item>, options: ListOptions, paging: Paging) {
    const [items, total] = await Promise.all([this.list(kind, { ...options, ...range(paging) }), this.count(kind, options)])
    return pageOf(items, total, paging)
  }

  async count<Item extends object>(kind: Kind<Item>, options: ListOptions): Promise<number> {
    const row = await this.filtered(kind, options, true).select(({ fn }) => fn.countAll().as('total')).executeTakeFirst()
    return Number(row?.total ?? 0)
  }

  /** How many items of a site have each value of a facet; with a filter, of those that a list with it shows. */
  async countByFacet<Item extends object>(kind: Kind<Item>, name: string, site: Site, filter: Pick<ListOptions, 'facets' | 'ranges' | 'q' | 'exceptId'> = {}): Promise<Map<string, number>> {
    const rows = await this.filtered(kind, { site, ...filter }, true)
      .innerJoin('content_facet', (join) => join.onRef('content_facet.kind', '=', 'content_item.kind').onRef('content_facet.id', '=', 'content_item.id'))
      .where('content_facet.name', '=', name)
      .groupBy('content_facet.value')
      .select(({ fn }) => ['content_facet.value', fn.countAll().as('total')])
      .execute()
    return new Map(rows.map(({ value, total }) => [value, Number(total)]))
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

  /** @param isMany whether most items of the site are looked at, not only the first that there are */
  private filtered<Item extends object>(kind: Kind<Item>, { site, facets = [], ranges = [], q, ids, exceptId = [] }: ListOptions, isMany: boolean): ItemQuery<object> {
    let query = this.items(kind, site, isMany)
    for (const facet of facets) query = query.where((where) => hasFacet(where, facet))
    for (const range of ranges) query = query.where((where) => inRange(where, range))
    for (const word of filterWords(q ?? '')) query = query.where('search_text', 'like', sql<string>`${`%${word.replace(/[\\%_]/g, '\\$&')}%`} escape '\\'`)
    if (ids) query = ids.length > 0 ? query.where('content_item.id', 'in', ids) : query.where(none)
    const except = [exceptId].flat()
    return except.length === 0 ? query : query.where('content_item.id', 'not in', except)
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
    return (
      query
        // Hidden in a function, because SQLite would rather use an index for this than for the order, which sorts everything.
        .where(({ fn, val }) => fn.coalesce('published_at', val('9999')), '<=', this.now)
        .where((where) => where.or([where('expires_at', 'is', null), where('expires_at', '>', this.now)]))
    )
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
