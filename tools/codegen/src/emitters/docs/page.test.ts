import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { JSDOM } from 'jsdom'
import type { OpenApiDocument } from '../../model/document'
import { answering, origin, smallDocument } from '../../testing/small-document'
import { emitDocs } from './docs'

const contract = JSON.parse(readFileSync(join(__dirname, '../../../../../packages/api-schema/src/generated/openapi.json'), 'utf8')) as OpenApiDocument
const emit = (document: OpenApiDocument, options = {}) => emitDocs({ document, origin, options }).text
const parse = (text: string) => new JSDOM(text).window.document
const contractOptions = { operations: '@university/api-client', client: '@university/api-client/client', host: 'http://localhost:8000/' }
const contractText = emit(contract, contractOptions)
const contractPage = parse(contractText)
const textOf = (root: ParentNode | null, selector: string) => root?.querySelector(selector)?.textContent

const problem = (code: string, more: object = {}) => ({ description: `Because of ${code}.`, content: { 'application/problem+json': { schema: { $ref: '#/components/schemas/Problem' }, examples: { [code]: { value: { title: `Title of ${code}`, code, ...more } } } } } })
const problems = { Problem: { type: 'object', properties: { code: { type: 'string', enum: ['gone', 'not_found', 'other'] } } } }

test('is the same each time, and the style and the script are the same for every document', () => {
  const small = emit(smallDocument({}))
  const parts = (text: string) => ['style', 'script'].map((tag) => new RegExp(`<${tag}>([^]*?)</${tag}>`).exec(text)?.[1])

  expect(emit(contract, contractOptions)).toBe(contractText)
  expect(parts(contractText)).toEqual(parts(small))
})

test('lets nothing in but its own style and script, and nothing out', () => {
  const page = contractPage
  const hashes = ['script', 'style'].map((tag) => `${tag}-src 'sha256-${createHash('sha256').update(new RegExp(`<${tag}>([^]*?)</${tag}>`).exec(contractText)?.[1] ?? '').digest('base64')}'`)

  expect(page.querySelector('meta[http-equiv]')?.getAttribute('content')).toBe(`default-src 'none'; ${hashes.join('; ')}; base-uri 'none'; form-action 'none'`)
  expect(page.querySelectorAll('script, style')).toHaveLength(2)
  expect(page.querySelectorAll('[src], link, img, iframe, object, [style]')).toHaveLength(0)
  expect([...page.querySelectorAll('*')].filter((element) => element.getAttributeNames().some((name) => name.startsWith('on')))).toEqual([])
})

test('has each operation, schema and code of the contract at an anchor of its own, and no link to nowhere', () => {
  const page = contractPage
  const ids = [...page.querySelectorAll('[id]')].map(({ id }) => id)
  const operations = Object.values(contract.paths ?? {}).flatMap((item) => Object.values(item).flatMap((one) => (typeof one === 'object' && 'operationId' in one ? [one.operationId] : [])))

  expect(new Set(ids).size).toBe(ids.length)
  expect(ids).toEqual(expect.arrayContaining([...operations.map((id) => `operation/${id}`), ...Object.keys(contract.components?.schemas ?? {}).map((name) => `schema/${name}`), 'invalid_request']))
  expect([...page.querySelectorAll('a[href^="#"]')].map((link) => decodeURIComponent(link.getAttribute('href')?.slice(1) ?? '')).filter((id) => !ids.includes(id))).toEqual([])
})

test('has an anchor for each tag, alike or not', () => {
  const page = parse(emit(smallDocument(Object.fromEntries(['pet store', 'pet-store'].map((tag, index) => [`/${index}`, { get: { ...answering({ type: 'string' }), operationId: `get${index}`, tags: [tag] } }])))))

  expect([...page.querySelectorAll('.group')].map(({ id }) => id)).toEqual(['tag/pet-store', 'tag/pet-store2'])
})

test('has a call in TypeScript and one by curl beside each operation', () => {
  const page = contractPage
  const operation = page.getElementById('operation/getPage')

  expect([...(operation?.querySelectorAll('.codes > .code pre') ?? [])].map((pre) => pre.textContent)).toEqual([expect.stringContaining("import { getPage } from '@university/api-client'\n"), 'curl http://localhost:8000/api/page/admission%2Fbachelor'])
  expect(page.querySelectorAll('.operation').length).toBe(page.querySelectorAll('pre[data-language=curl]').length)
})

test('shows what the document says as text, whatever it says', () => {
  const evil = '</script><img src=x onerror="alert(1)">'
  const document = smallDocument({ [`/a/${evil}`]: { get: { ...answering({ type: 'string', enum: [evil], description: evil, examples: [evil] }), operationId: 'x', summary: evil, description: evil, tags: [evil], 'x-extension': evil } } }, { [evil]: { type: 'object', properties: { [evil]: { type: 'string' } } } }, { info: { title: evil, version: evil, description: evil }, tags: [{ name: evil, description: evil }] })
  const page = parse(emit(document))

  expect(page.querySelectorAll('img, script:not(head > script)')).toHaveLength(0)
  expect(textOf(page, 'h1')).toBe(evil)
})

test('shows marks, servers, headers, links and what is deprecated', () => {
  const responses = { 200: { description: 'Fine *indeed*.', headers: { ETag: { required: true, schema: { type: 'string' }, example: '"1"' } }, links: { again: { operationId: 'getA', parameters: { id: '$response.body#/id' } } } }, 204: { description: 'Empty.' } }
  const operation = { operationId: 'getA', deprecated: true, 'x-extension': true, 'x-safe': true, 'x-static': true, servers: [{ url: 'https://own.example' }], responses }
  const page = parse(emit(smallDocument({ '/a': { get: operation } })))

  expect([...page.querySelectorAll('.operation .marks .mark')].map(({ textContent }) => textContent)).toEqual(['deprecated', 'extension', 'safe', 'static'])
  expect(textOf(page, '.server')).toBe('Server https://own.example')
  expect(textOf(page, '.answer summary')).toBe('200 Fine indeed.')
  expect([...page.querySelectorAll('.answer .name')].map(({ textContent }) => textContent)).toEqual(['ETag', 'again'])
  expect(textOf(page, 'pre[data-language=curl]')).toBe('curl https://own.example/a')
})

test('gives each problem code an anchor that says where it comes from', () => {
  const document = smallDocument({ '/a': { get: { operationId: 'getA', summary: 'One a', responses: { 404: problem('not_found'), 410: problem('gone') } } }, '/b': { get: { operationId: 'getB', responses: { 404: problem('not_found') } } } }, problems)
  const page = parse(emit(document))

  expect([...page.querySelectorAll('.problem')].map(({ id }) => id)).toEqual(['gone', 'not_found', 'other'])
  expect(['.status', '.about', '.facts'].map((selector) => textOf(page.getElementById('not_found'), selector))).toEqual(['404', 'Because of not_found.', 'Answered by One a, getB'])
  expect(textOf(page.getElementById('other'), '.facts')).toContain('no example')
})

test('leads to the operation or the code that a description names', () => {
  const description = 'See `getB`, `not_found`, [`getB`](/x) and `other words`.'
  const page = parse(emit(smallDocument({ '/a': { get: { ...answering({}), description } }, '/b': { get: { operationId: 'getB', responses: { 404: problem('not_found') } } } }, problems)))

  expect([...page.querySelectorAll('.operation .about a')].map((link) => link.getAttribute('href'))).toEqual(['#operation/getB', '#not_found', '/x'])
})

test('groups by tag in the order of the document, and has what has no tag too', () => {
  const get = (tags: string[]) => ({ get: { ...answering({}), tags } })
  const page = parse(emit(smallDocument({ '/a': get([]), '/b': get(['second']), '/c': get(['first one']), '/d': get(['unlisted']) }, {}, { tags: [{ name: 'first one', description: 'About it.' }, { name: 'second' }] })))

  expect([...page.querySelectorAll('.group h2')].map(({ textContent }) => textContent)).toEqual(['first one', 'second', 'Operations', 'unlisted'])
  expect(page.getElementById('tag/first-one')).not.toBeNull()
})

test('shows webhooks without a call, for it is not the reader who calls', () => {
  const page = parse(emit(smallDocument({}, {}, { webhooks: { newThing: { post: { responses: { 200: { description: 'Thanks.' } } } } } })))

  expect(page.getElementById('operation/newThing')).not.toBeNull()
  expect(page.querySelector('pre')).toBeNull()
})

test('survives a document that says next to nothing', () => {
  expect(parse(emit({ openapi: '3.1.0', info: { title: 'T', version: '1' } })).querySelector('h1')?.textContent).toBe('T')
})
