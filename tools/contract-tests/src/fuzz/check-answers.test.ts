import openapi from '@university/api-schema/openapi.json'
import { readContract } from '@university/api-client/testing/read-contract'
import { answerChecker } from './check-answers'
import { growthOf } from './fuzz'
import { keyHeader, previewKey } from './server-settings'
import type { WireAnswer, WireRequest } from './wire'

/* A server that keeps the contract gives the checker nothing to find: here it is given what must be found. */

const check = answerChecker(readContract(openapi as object), (id) => id === 'getLatestBuild')

const link = { id: 1, title_kz: 'Кітапхана', title_ru: null, title_en: null, link: 'https://a.example', image: null, sort_order: 10 }
const problem = { type: '/api/docs/#invalid_request', title: 'Invalid request', status: 400, code: 'invalid_request', request_id: 'req-1', errors: { lang: ['enum'] } }

const asks = (body: unknown, more: Partial<WireRequest> = {}): WireRequest => ({ operation: 'listUsefulLinks', how: '', isValid: true, method: 'POST', target: '/', headers: [['content-type', 'application/json']], body: Buffer.from(JSON.stringify(body)), ...more })
const valid = asks({ slug: '', lang: 'kz' })
const withKey = { ...valid, headers: [...valid.headers, [keyHeader.toLowerCase(), previewKey]] } satisfies WireRequest
const invalid = asks({ slug: 'nowhere' }, { isValid: false })
const answers = (status: number, body: unknown, headers: Record<string, string> = {}): WireAnswer => ({ status, headers: { 'content-type': status < 400 ? 'application/json; charset=utf-8' : 'application/problem+json', etag: '"1"', ...headers }, body: Buffer.from(typeof body === 'string' ? body : JSON.stringify(body)) })
const without = (name: string, { headers: { [name]: _left, ...headers }, ...answer }: WireAnswer): WireAnswer => ({ ...answer, headers })

test.each<[string, WireRequest, WireAnswer]>([
  ['data for a request that is allowed', valid, answers(200, [link])],
  ['a refusal of one that is not', invalid, answers(400, problem)],
  ['a refusal of one that is allowed, for what no schema says', valid, answers(400, { ...problem, errors: { captcha: ['unknown'] } })],
  ['nothing, where nothing has changed', valid, without('content-type', answers(304, ''))],
  ['more headers than it reads', valid, answers(431, '')],
  ['drafts that nobody may keep', withKey, without('etag', answers(200, [link], { 'cache-control': 'private, no-store' }))],
  ['a file whose part is not there', { ...valid, operation: 'getLatestBuild', method: 'GET', body: undefined }, answers(416, '')],
  ['a problem where there is no such address', { ...valid, operation: undefined }, answers(404, { ...problem, status: 404, code: 'not_found' })],
  ['no JSON where there is no such address', { ...valid, operation: undefined }, answers(404, '<p>', { 'content-type': 'text/html' })],
  ['data for a body that does not call itself JSON', asks({ slug: 'nowhere' }, { headers: [['content-type', 'text/plain']] }), answers(200, [link])],
])('lets pass %s', (_what, request, answer) => {
  expect(check(request, answer)).toEqual([])
})

test.each<[string, WireRequest, WireAnswer, string]>([
  ['a fault of its own', valid, answers(500, problem), 'status 500'],
  ['a fault of its own where there is no such address', { ...valid, operation: undefined }, answers(500, ''), 'status 500'],
  ['a status that is not in the contract', valid, answers(409, { ...problem, status: 409 }), 'status 409 is not declared'],
  ['the status of a file for what is none', valid, answers(416, ''), 'status 416 is not declared'],
  ['an answer without a header of the contract', valid, without('etag', answers(200, [link])), 'header ETag is missing'],
  ['drafts that somebody may keep', withKey, without('etag', answers(200, [link], { 'cache-control': 'no-cache' })), 'drafts may be kept'],
  ['drafts that somebody may ask for again', withKey, answers(200, [link], { 'cache-control': 'private, no-store' }), 'drafts may be kept'],
  ['another media type', valid, answers(200, '<p>', { 'content-type': 'text/html' }), 'media type text/html is not declared'],
  ['a body where there is none', valid, answers(304, 'x', { 'content-type': 'text/plain' }), 'media type text/plain is not declared'],
  ['what is no JSON', valid, answers(200, '[{'), 'the body is no JSON'],
  ['data that break their schema', valid, answers(200, [{ ...link, id: 'x' }]), 'body /#/id must be integer'],
  ['a problem that breaks its schema', invalid, answers(400, { ...problem, code: 'odd' }), 'body /code must be equal to one of the allowed values'],
  ['a broken problem where there is no such address', { ...valid, operation: undefined }, answers(404, {}), "body  must have required property 'type'"],
  ['a problem that names another status', invalid, answers(400, { ...problem, status: 404 }), 'the problem says 404, the answer 400'],
  ['a refusal of what is allowed', valid, answers(400, problem), 'what the contract allows is refused: lang enum'],
  ['data for what is not allowed', invalid, answers(200, [link]), 'what the contract does not allow is taken'],
])('finds %s', (_what, request, answer, fault) => {
  expect(check(request, answer)).toContain(fault)
})

test('finds that the memory grows, at the end and not at the start', () => {
  expect(growthOf([1, 50, 50, 80, 90, 100, 100, 105, 110])).toBeCloseTo(0.1)
  expect(growthOf([1, 50, 50, 80, 90, 100, 100, 130, 100])).toBe(0)
})
