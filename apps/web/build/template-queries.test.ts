/** @jest-environment node */
import type { SitePage } from '../gatsby/list-pages'
import type { Graphql } from '../gatsby/query'
import { pageContext } from '../src/testing/page-context'
import { TemplateQueries } from './template-queries'

const text = { news: 'query ($id: String, $language: String, $ownerId: Int) { news(id: $id, language: $language, owner: $ownerId) { title } }', search: '' }
let asked: [string, unknown][]
let queries: TemplateQueries

beforeEach(() => {
  asked = []
  const graphql: Graphql = async (query, variables) => {
    asked.push([query, variables])
    return { data: { answer: asked.length } as never }
  }
  queries = new TemplateQueries(graphql, (template) => {
    if (template !== 'news' && template !== 'search') throw new Error(`There is no template ${template}.`)
    return text[template]
  })
})

test('asks once what the forms of an address in one language have in common', async () => {
  const [withLanguage, without] = await Promise.all([queries.dataOf(page('/kz/news/1')), queries.dataOf(page('/news/1', { now: 'another hour' }))])
  expect(without).toBe(withLanguage)
  expect(asked).toHaveLength(1)
  expect(asked[0]?.[1]).toMatchObject({ id: 'node', language: 'kz' })
})

test.each([
  ['language', page('/ru/news/1', { language: 'ru' })],
  ['id', page('/kz/news/2', { id: 'other' })],
  ['an absent variable', page('/kz/news/3', { ownerId: null })],
])('asks anew for another value: %s', async (_, other) => {
  const first = await queries.dataOf(page('/kz/news/1'))
  expect(await queries.dataOf(other)).not.toEqual(first)
})

test('forgets an answer after 64 others', async () => {
  await queries.dataOf(page('/kz/news/1'))
  for (let id = 0; id < 63; id += 1) await queries.dataOf(page('/kz/news/2', { id: String(id) }))
  await queries.dataOf(page('/news/1'))
  expect(asked).toHaveLength(64)
  await queries.dataOf(page('/kz/news/2', { id: 'one more' }))
  await queries.dataOf(page('/news/1'))
  expect(asked).toHaveLength(66)
})

test('has no data for a template without a query, and refuses one that is unknown', async () => {
  expect(await queries.dataOf({ ...page('/kz/search'), template: 'search' })).toBeUndefined()
  expect(asked).toEqual([])
  expect(() => queries.dataOf({ ...page('/kz/page'), template: 'page' })).toThrow('There is no template page.')
})

test('tells which page a query failed for', async () => {
  const failing = new TemplateQueries(async () => ({ errors: ['no such field'] }), () => text.news)
  await expect(failing.dataOf(page('/kz/news/1'))).rejects.toThrow('The query of news failed for /kz/news/1: no such field')
})

function page(path: string, context: Partial<SitePage['context']> = {}): SitePage {
  return { site: 'main', path, template: 'news', context: pageContext(context.language ?? 'kz', path.replace('/kz', ''), { id: 'node', ...context }) }
}
