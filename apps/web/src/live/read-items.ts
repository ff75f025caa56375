import {
  getAnnouncement,
  getArchivedNews,
  getBreadcrumbs,
  getDissertation,
  getDoctoral,
  getEvent,
  getNews,
  getPage,
  getPortfolio,
  getVacancy,
  listArchivedNews,
  listDepartments,
  listNews,
  listNewsCategories,
  listPages,
  listPortfolios,
  listVacancies,
} from '@university/api-client'
import type { Client } from '@university/api-client/client'
import { readAllPages } from '@university/api-client/read-all-pages'
import type { Result } from '@university/api-client/result'
import type { ReadProblem, Schema } from '@university/api-client/types'
import { pageBlocks } from '@university/blocks/page-blocks'
import { nodeFields } from 'gatsby-source-university/node-fields'
import type { Language } from '../i18n/languages'
import { loadMessages, messagesOf } from '../i18n/load-messages'
import { translatorOf } from '../i18n/translator-of'

export interface ReadOptions {
  client: Client
  site: Schema<'SiteSlug'>
  /** Also what visitors are not shown of a page: blocks that its editor got wrong. */
  preview: boolean
}

interface FirstScreen {
  initial: unknown
  /** What the heading of the block says. */
  title: string | null
}

/** Reads items as the nodes that the build makes of them; null for what the API does not have, or has no longer. */
export type ItemReader = ReturnType<typeof createItemReader>

/** @returns functions that throw an Error when the API cannot be asked; each item is asked for once */
export function createItemReader({ client, site, preview }: ReadOptions) {
  /** @param key what the item is found by, as the query's filter has it */
  const once = <Key extends unknown[], Node>(read: (...key: Key) => Promise<Node>) => {
    const answers = new Map<string, Promise<Node>>()
    return (...key: Key): Promise<Node> => {
      const name = key.join(' ')
      const answer = answers.get(name) ?? read(...key)
      answers.set(name, answer)
      return answer
    }
  }
  const item = (id: string) => ({ body: { id: Number(id), slug: site } })
  /** Without what the API has no answer for: the block then asks by itself, and says so when that fails. */
  const firstScreen = async ({ name, props }: Schema<'PageBlock'>, language: Language): Promise<FirstScreen> => {
    const [answer] = await Promise.all([pageBlocks.load(client, name, { site, language, options: props }), loadMessages(language, 'blocks')])
    const initial = answer?.ok ? answer.data : null
    return { initial, title: pageBlocks.title({ name, props, initial }, translatorOf(language, messagesOf(language))) ?? null }
  }
  /** The slug of the page that lists something. */
  const pageWith = once(async (block: string) => dataOf(await listPages(client, { body: { slug: site, block, per_page: 1 } })).data[0]?.slug ?? null)
  const listed = <Node extends object>(found: Node | null, block: string) => found && { ...found, list_slug: () => pageWith(block) }
  const departments = once(async () => dataOf(await listDepartments(client, { body: { slug: site } })).map(rowNode))
  const query = preview ? { site, mode: 'preview' as const } : { site }

  return {
    page: once(async (slug: string) => {
      const page = node(slug, await getPage(client, { path: { slug }, query }))
      // What only the preview has, visitors are not shown.
      const visible = page && preview ? node(slug, await getPage(client, { path: { slug }, query: { site } })) : page
      return (
        page && {
          ...page,
          breadcrumbs: () => (page.menu_id === null ? [] : getBreadcrumbs(client, { body: { menu_id: page.menu_id } }).then(dataOf)),
          blocks: page.blocks.map((block) => {
            const hidden = !visible?.blocks.some((other) => isEqual(other, block))
            const ask = once((language: Language) => firstScreen(block, language))
            const field = (name: keyof FirstScreen) => async ({ language }: { language: Language }) => (hidden ? null : (await ask(language))[name])
            return { ...block, hidden, initial: field('initial'), title: field('title') }
          }),
        }
      )
    }),
    news: once(async (id: string) => node(id, await getNews(client, item(id)))),
    archivedNews: once(async (id: string) => node(id, await getArchivedNews(client, item(id)))),
    announcement: once(async (id: string) => node(id, await getAnnouncement(client, item(id)))),
    event: once(async (id: string) => node(id, await getEvent(client, item(id)))),
    vacancy: once(async (id: string) => listed(node(id, await getVacancy(client, item(id))), 'VacancyList')),
    portfolio: once(async (id: string) => node(id, await getPortfolio(client, { query: { id: Number(id), slug: site } }))),
    dissertation: once(async (id: string) => listed(node(id, await getDissertation(client, item(id))), 'Dissertation')),
    doctoral: once(async (dissertationId: number, id: string) =>
      node(id, await getDoctoral(client, { body: { id: dissertationId, doctoral_id: Number(id), slug: site } })),
    ),
    /** The newest open vacancies of a category, as the build lists them beside another. */
    vacancies: once(async (categoryId: number, limit: number) => {
      const { data } = dataOf(await listVacancies(client, { body: { slug: site, category_id: categoryId, per_page: limit } }))
      return data.map(rowNode)
    }),
    department: async (id: number) => (await departments()).find(({ api_id }) => api_id === id) ?? null,
    /** The department that a chair belongs to. */
    departmentOf: async (cafedraId: number) => (await departments()).find(({ cafedras }) => cafedras.some(({ id }) => id === cafedraId)) ?? null,
    /** Everybody of a department with its chairs, or of a chair. */
    people: async (unit: { department_id?: number; cafedra_id?: number }) => dataOf(await readAllPages(client, listPortfolios, { body: { slug: site, ...unit } })).map(rowNode),
    newsCategories: once(async () => dataOf(await listNewsCategories(client, { body: { slug: site } })).map(rowNode)),
    /** The first news of a category, as the build lists them, and the years in which it has news. */
    newsOf: once(async (category: string, limit: number) => {
      const { data, total, years } = dataOf(await listNews(client, { body: { slug: site, category_slug: category, per_page: limit } }))
      return { nodes: data.map(rowNode), totalCount: total, years }
    }),
    /** How many there are in a category. */
    archivedNewsOf: once(async (category: string) => ({ totalCount: dataOf(await listArchivedNews(client, { body: { slug: site, category_slug: category, per_page: 1 } })).total })),
  }
}

/** As Gatsby's nodes have it, with the id that it was asked for by. */
function node<Item extends { id: number }>(id: string, answer: Result<Item, ReadProblem>) {
  if (!answer.ok && answer.kind === 'badRequest' && gone.includes(answer.status)) return null
  return { ...nodeFields(dataOf(answer)), id }
}

/** As Gatsby's nodes have it, of a list. */
function rowNode<Item extends { id: number }>(item: Item) {
  return { ...nodeFields(item), id: String(item.id) }
}

const gone = [400, 404, 410]

function isEqual(a: Schema<'PageBlock'>, b: Schema<'PageBlock'>): boolean {
  return JSON.stringify(a) === JSON.stringify(b)
}

/** @throws Error */
function dataOf<Data>(answer: Result<Data, ReadProblem>): Data {
  if (answer.ok) return answer.data
  throw new Error(`The live layer got no answer (${'status' in answer ? answer.status : answer.kind})`, { cause: answer })
}
