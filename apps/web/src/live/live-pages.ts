import { ApolloClient, InMemoryCache } from '@apollo/client'
import { createClient } from '@university/api-client/client'
import { timeNow } from '@university/blocks/clock'
import { previewKeyState, sendPreviewKey } from '@university/blocks/preview-key'
import { id as idOf, pageSlug } from '@university/blocks/parameters'
import { nodeTypes } from 'gatsby-source-university/node-types'
import { slugOf } from 'gatsby-source-university/site-names'
import { parse } from 'graphql'
import liveGraphql from 'live-graphql'
import type { Language } from '../i18n/languages'
import { perPage } from '../lib/list-sizes'
import type { PageContext } from '../lib/page-context'
import { makeCalendarFile, makeDefenceFile } from './calendar-file'
import { createLiveLink, doctoralIdOf } from './live-link'
import type { LiveTemplate } from './live-templates'
import { createItemReader, type ItemReader } from './read-items'

export interface LiveRequest {
  template: LiveTemplate
  /** What the address names: `{ id: '1001' }`, `{ slug: 'about/history' }`. */
  params: Record<string, string>
  /** As in a page's context. */
  site: string
  language: Language
  /** Of the site: `https://lib.kokzhiek.example`. */
  origin: string
  /** Asks anew what is known already, and for what visitors are not shown. */
  preview?: boolean
}

/** What a template gets of a page that the API has now. */
export interface LiveData {
  data: object
  /** What the query was asked with and the page's context holds beside what every page's does. */
  variables: Partial<PageContext>
  /** True of what only editors with the key see. */
  unpublished?: boolean
}

const timeoutMs = 15_000
/** In a preview it shows drafts to who has the key. */
const client = createClient({ timeoutMs, extensions: [sendPreviewKey] })
const visitorsClient = createClient({ timeoutMs })
const apollo = new ApolloClient({ link: createLiveLink(), cache: createCache() })

/**
 * Asks the query of a template, the same that the build asks, of what the API has now. What was asked before comes out of
 * Apollo's cache, by the id of the page.
 *
 * @returns undefined when there is no such page
 * @throws Error when the API cannot be asked
 */
export async function readLivePage(request: LiveRequest): Promise<LiveData | undefined> {
  const { template, params, site, language, preview = false } = request
  // `1e3` is a number to JavaScript, and no address of the site; what the contract refuses need not be asked for.
  if (Object.entries(params).some(([name, value]) => name !== 'slug' && idOf(value) === undefined)) return undefined
  if (template === 'page' && pageSlug(params['slug'] ?? '') === undefined) return undefined
  const slug = slugOf(site)
  const reader = createItemReader({ client, site: slug, preview })
  const variables = await variablesOf(request, reader)
  if (!variables) return undefined
  const { data } = await apollo.query<Record<string, unknown>>({
    query: parse(liveGraphql.documents[template], { noLocation: true }),
    variables: { site, language, ...variables },
    context: { reader },
    // Nor does a visit without the preview find there what only editors see.
    fetchPolicy: preview ? 'no-cache' : 'cache-first',
  })
  if (!data || Object.values(data)[0] === null) return undefined
  if (!preview || previewKeyState() !== 'kept') return { data, variables }
  const published = await readItem(template, params, createItemReader({ client: visitorsClient, site: slug, preview: false }))
  return { data, variables, unpublished: published === null }
}

/** The item that an address names; null when the API does not have it. */
function readItem(template: LiveTemplate, { id = '', slug = '', dissertation = '' }: Record<string, string>, reader: ItemReader): Promise<object | null> {
  switch (template) {
    case 'page':
      return reader.page(slug)
    case 'archived-news':
      return reader.archivedNews(id)
    case 'doctoral':
      return reader.doctoral(Number(dissertation), id)
    case 'department':
      return reader.department(Number(id))
    case 'cafedra':
      return reader.departmentOf(Number(id))
    case 'news-list':
      return categoryOf(slug, reader)
    default:
      return reader[template](id)
  }
}

async function categoryOf(slug: string, reader: ItemReader) {
  return (await reader.newsCategories()).find((category) => category.slug === slug) ?? null
}

/** The variables of the query that routes.ts takes from the nodes; here the API is asked, or they are in the address. */
async function variablesOf({ template, params, ...page }: LiveRequest, reader: ItemReader): Promise<Partial<PageContext> | undefined> {
  const { id = '', slug = '', dissertation = '' } = params
  switch (template) {
    case 'page':
      return { id: slug }
    case 'announcement': {
      const announcement = await reader.announcement(id)
      const wasOver = typeof announcement?.expires_at === 'string' && Date.parse(announcement.expires_at) <= timeNow()
      return announcement ? { id, ...(wasOver && { wasOver }) } : undefined
    }
    case 'news-list': {
      const category = await categoryOf(slug, reader)
      if (!category) return undefined
      const { years } = await reader.newsOf(category.slug, perPage.news)
      return { category: category.slug, perPage: perPage.news, years }
    }
    case 'event': {
      const event = await reader.event(id)
      // Who gives a calendar file says where.
      return event ? { id, ...(event.ics_url === null && { calendarFile: await makeCalendarFile(event, page) }) } : undefined
    }
    case 'department': {
      const department = await reader.department(Number(id))
      return department ? { id, departmentId: department.api_id } : undefined
    }
    case 'cafedra': {
      const department = await reader.departmentOf(Number(id))
      return department ? { id: department.id, cafedraId: Number(id) } : undefined
    }
    case 'vacancy': {
      const vacancy = await reader.vacancy(id)
      return vacancy ? { id, categoryId: vacancy.category.id } : undefined
    }
    case 'doctoral': {
      const doctoral = await reader.doctoral(Number(dissertation), id)
      const calendarFile = doctoral && (await makeDefenceFile(doctoral, page))
      return { id: doctoralIdOf(Number(dissertation), id), dissertationId: Number(dissertation), ...(calendarFile && { calendarFile }) }
    }
    default:
      return { id }
  }
}

/**
 * Only nodes are kept by their ids. Everything else stays where it is named: ids of departments are also ids of chairs,
 * and their type is the same.
 */
function createCache(): InMemoryCache {
  const nodes = new Set<string>(Object.values(nodeTypes))
  return new InMemoryCache({ dataIdFromObject: ({ __typename = '', id }) => (nodes.has(__typename) && id ? `${__typename}:${String(id)}` : undefined) })
}
