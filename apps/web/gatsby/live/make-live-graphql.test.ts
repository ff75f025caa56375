/** @jest-environment node */
import fs from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { buildSchema, parse, validate } from 'graphql'
import { expectUnderstood, makeLiveGraphql } from './make-live-graphql'
import { documentOf, readQueries } from './read-queries'

const { schema, documents } = makeLiveGraphql(path.resolve(__dirname, '../../src'))

test.each(Object.entries(documents))('the schema for the browser answers the query of %s', (_, document) => {
  expect(validate(buildSchema(schema), parse(document))).toEqual([])
})

test('the schema for the browser has what is asked for and nothing else', () => {
  const { UniversityNews: news } = buildSchema(schema).getTypeMap()

  expect(Object.keys((news as { getFields(): object } | undefined)?.getFields() ?? {})).toEqual(expect.arrayContaining(['id', 'title', 'related']))
  expect(schema).not.toMatch(/title_kz|UniversitySettings|"""|@/)
  expect(schema.length).toBeLessThan(12_000)
})

test('asks every node for its id, once', () => {
  expect(documents.news).toMatch(/universityNews\(id:\{eq:\$id\}\)\{id title/)
  expect(documents.doctoral).toMatch(/universityDissertation\([^)]*\)\{id api_id/)
})

test('takes the fragments of fragments along, each once', () => {
  expect(documents.dissertation.match(/fragment \w+/g)?.sort()).toEqual(['fragment Council', 'fragment CouncilMember', 'fragment FileLink', 'fragment Seo', 'fragment Text'])
})

test.each([
  ['a filter', '{ allUniversityVacancy(filter: { site: { eq: "" }, city: { eq: "Almaty" } }) { nodes { id } } }', 'filter.city.eq of allUniversityVacancy'],
  ['an order', '{ allUniversityVacancy(sort: [{ published_at: DESC }, { title: ASC }]) { nodes { id } } }', 'sort.title of allUniversityVacancy'],
  ['another way to name an item', '{ universityNews(slug: { eq: "a" }) { id } }', 'slug.eq of universityNews'],
])('refuses %s that the browser would not read', (_what, query, fault) => {
  expect(() => expectUnderstood(parse(query), 'news')).toThrow(`news: the live layer does not read ${fault}`)
})

test('says which fragment is nowhere, and which template has no query', () => {
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'queries-'))
  fs.writeFileSync(path.join(folder, 'news.tsx'), 'export const query = graphql`query News { a { ...Nowhere } }`')
  const queries = readQueries(folder)
  fs.rmSync(folder, { recursive: true })

  expect(() => documentOf('news', queries)).toThrow('The query of news needs the fragment Nowhere')
  expect(() => documentOf('page', queries)).toThrow('The template page has no query')
})
