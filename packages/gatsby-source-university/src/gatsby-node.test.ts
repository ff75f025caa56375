import { setImmediate } from 'node:timers/promises'
import type { CreateResolversArgs, CreateSchemaCustomizationArgs, NodeInput, SourceNodesArgs } from 'gatsby'
import { testPluginOptionsSchema } from 'gatsby-plugin-utils'
import { buildSchema, isObjectType } from 'graphql'
import type { BlockOptions } from './first-screens'
import { createResolvers, createSchemaCustomization, pluginOptionsSchema, sourceNodes } from './gatsby-node'
import { nodeTypes } from './node-types'
import { fakeApi, problem, type Override } from './testing/fake-api'

afterEach(() => jest.restoreAllMocks())

test.each<[string, Record<string, unknown>]>([
  ['an address alone', { apiUrl: 'http://localhost:8000' }],
  ['sites by name, the main one among them', { apiUrl: 'https://kokzhiek.example', sites: ['main', 'lib'] }],
])('accepts %s as options', async (_, options) => {
  expect(await checked(options)).toEqual({ isValid: true, errors: [] })
})

test.each<[string, Record<string, unknown>, RegExp]>([
  ['no address', {}, /"apiUrl" is required/],
  ['an address that is none', { apiUrl: 'localhost' }, /"apiUrl" must be a valid uri/],
  ['a site that the contract does not know', { apiUrl: 'http://localhost:8000', sites: ['main', 'nowhere'] }, /"sites\[1\]" must be one of \[main, /],
])('refuses %s as options', async (_, options, error) => {
  const { isValid, errors } = await checked(options)

  expect([isValid, errors]).toEqual([false, [expect.stringMatching(error)]])
})

test('sources every site that the API knows', async () => {
  const { nodes, info } = await source({ apiUrl: 'http://api.example' })

  expect(new Set(nodes.map(({ site }) => site))).toEqual(new Set(['main']))
  expect(new Set(nodes.map(({ internal }) => internal.type))).toEqual(new Set(Object.values(nodeTypes)))
  expect(info).toEqual([expect.stringMatching(/^Sourced the university: \d\d nodes$/)])
})

test('sources only the sites that are asked for', async () => {
  const { asked } = await source({ apiUrl: 'http://api.example', sites: ['main'] })

  expect(asked.filter(({ operation }) => operation === 'POST /api/web/settings').map(({ body }) => body)).toEqual([{ slug: '' }])
})

test('sources only the sites that are next in a build of one after the other', async () => {
  const { asked } = await source({ apiUrl: 'http://api.example', sites: ['main'] }, undefined, { webhookBody: { sites: ['lib'] } })

  expect(asked.map(({ body }) => body)).toEqual([{ slug: 'lib' }])
})

test.each([
  ['http://localhost:8000', 'identity'],
  ['http://127.0.0.1:8000', 'identity'],
  ['http://[::1]:8000', 'identity'],
  ['https://localhost.example', null],
])('asks %s for the encoding %s', async (apiUrl, encoding) => {
  const { encodings } = await source({ apiUrl, sites: ['main'] })

  expect(encodings).toEqual(new Set([encoding]))
})

test('warns of a block whose content is gone', async () => {
  const blocks: BlockOptions = {
    find: () => [{ name: 'VacancyList', props: {} }],
    load: (client) => client.send('GET', '/api/gone') as ReturnType<BlockOptions['load']>,
    title: () => undefined,
  }
  const { warnings, panics } = await source({ apiUrl: 'http://api.example', sites: ['main'], blocks }, ({ operation }) => (operation === 'GET /api/gone' ? problem(404, 'not_found') : undefined))

  expect([warnings.length, panics]).toEqual([3, []])
  expect(warnings).toContain('GET /api/gone (block VacancyList on page 212 page-212, kz, main): there is no such thing (any more)')
})

test('asks for eight answers at once at most', async () => {
  const { most } = await source({ apiUrl: 'http://api.example', sites: ['main'] })

  expect(most).toBe(8)
})

test('the time of an answer begins when it is its turn: what waits for a slow server has not used it up', async () => {
  const timers = new Set<unknown>()
  let most = 0
  const { setTimeout: start, clearTimeout: stop } = globalThis
  jest.spyOn(globalThis, 'setTimeout').mockImplementation((run, ms) => {
    const timer = start(run, ms)
    if (ms === 20_000) most = Math.max(most, timers.add(timer).size)
    return timer
  })
  jest.spyOn(globalThis, 'clearTimeout').mockImplementation((timer) => {
    timers.delete(timer)
    stop(timer)
  })

  await source({ apiUrl: 'http://api.example', sites: ['main'] })

  expect(most).toBe(8)
})

test('stops the build when a site that is asked for does not exist', async () => {
  const { panics } = await source({ apiUrl: 'http://api.example', sites: ['lib'] })

  expect(panics).toEqual(['The API at http://api.example does not give the build what it needs.\ngetSettings (site lib): the API has no such site'])
})

test.each([
  [401, { message: 'Invalid authentication credentials' }],
  [404, { message: 'no Route matched with those values' }],
  [404, null],
])('stops the build when a proxy refuses it in words of its own, and takes nothing for absent: %d %j', async (status, body) => {
  const { panics } = await source({ apiUrl: 'http://api.example', sites: ['lib'] }, () => Response.json(body, { status }))

  const said = `getSettings (site lib): the API answered ${status} with JSON that is no problem: ${JSON.stringify(body)}\nSomebody else may answer there: a proxy, or another program. API_URL says where the build asks.`
  expect(panics).toEqual([`The API at http://api.example does not give the build what it needs.\n${said}`])
})

test('stops the build with operation, item and field when an answer breaks the contract', async () => {
  const { panics, ended } = await source({ apiUrl: 'http://api.example' }, ({ operation }) =>
    operation === 'POST /api/menu/useful-links' ? Response.json([{ id: 'one' }]) : undefined,
  )

  expect(panics).toEqual([expect.stringContaining('listUsefulLinks (main site): ')])
  expect(panics[0]).toMatch(/\/0\/id breaks type integer.*\nThe API and this code must keep the same version of the contract\.$/)
  expect(ended).toBe(1)
})

describe('when it reads anew', () => {
  const anew = { traceId: 'sourceNodes #1' }
  const categoriesOf = (ids: number[]): Override => ({ operation }) =>
    operation === 'POST /api/plugin/news/categories' ? Response.json(ids.map((id) => ({ id, slug: `c-${id}`, name_kz: 'Ғылым', name_ru: null, name_en: null, news_count: 1, sort_order: id }))) : undefined
  const idsOf = (nodes: NodeInput[]) => nodes.filter(({ internal }) => internal.type === nodeTypes.newsCategories).map(({ id }) => id)

  test('removes what the API no longer has', async () => {
    const { nodes } = await source({ apiUrl: 'http://api.example', sites: ['main'] }, categoriesOf([1, 2]))
    const { deleted } = await source({ apiUrl: 'http://api.example', sites: ['main'] }, categoriesOf([2]), { ...anew, present: nodes })

    expect(idsOf(nodes)).toHaveLength(2)
    expect(deleted).toEqual([idsOf(nodes)[0]])
  })

  test('says what the API does not give, ends nothing and keeps what there is', async () => {
    const { nodes } = await source({ apiUrl: 'http://api.example', sites: ['main'] })
    const { panics, faults, deleted, ended } = await source({ apiUrl: 'http://api.example', sites: ['main'] }, ({ operation }) => (operation === 'POST /api/menu/useful-links' ? Response.json([{ id: 'one' }]) : undefined), { ...anew, present: nodes })

    expect([panics, faults, deleted, ended]).toEqual([[], [expect.stringContaining('listUsefulLinks (main site): ')], [], 1])
  })
})

describe('what may pass', () => {
  beforeEach(() => {
    jest.useFakeTimers({ doNotFake: ['setImmediate', 'nextTick', 'queueMicrotask'] })
    // The random part of the waits decides in which minute a try comes.
    jest.spyOn(Math, 'random').mockReturnValue(0.5)
  })
  afterEach(() => jest.useRealTimers())

  test('is asked for again: no answer, and one that the server cannot give now', async () => {
    const { bodies, panics, nodes, told } = await categories([new TypeError('refused'), problem(503, 'unavailable')])

    expect([bodies, panics]).toEqual([Array(3).fill({ slug: '', lang: 'kz' }), []])
    expect(nodes.map(({ internal }) => internal.type)).toContain(nodeTypes.newsCategories)
    expect(told).toEqual([expect.stringMatching(/^API: POST \/api\/plugin\/news\/categories: network, next try in \d+ ms$/), expect.stringMatching(/categories: 503, /)])
  })

  test('is waited for as long as the server asks, longer than for any answer', async () => {
    const { bodies, panics } = await categories([later('28'), later('28')])

    expect([bodies.length, panics]).toEqual([3, []])
  })

  test('is asked for again while a server restarts on a busy machine', async () => {
    const { bodies, panics } = await categories(Array.from({ length: 6 }, () => new TypeError('refused')))

    expect([bodies.length, panics]).toEqual([7, []])
  })

  test('is told while it is waited for, by one line a minute: a pipeline sees which call has no answer', async () => {
    const { waits } = await categories(Array.from({ length: 6 }, () => later('25')))

    const tries = [1, 4].map((attempt) => `waits for the API at http://api.example: POST /api/plugin/news/categories: 503, try ${attempt} of 7`)
    expect(waits).toEqual([...tries, expect.stringMatching(/^answers of the API at http:\/\/api\.example so far: \d+; it is slow$/)])
  })

  test('stops the build with the last failure after seven tries', async () => {
    const { bodies, panics } = await categories([...Array.from({ length: 6 }, () => later('0')), problem(502, 'bad_gateway')])

    expect([bodies.length, panics]).toEqual([7, [expect.stringMatching(/\nlistNewsCategories \(main site\): .*502/)]])
  })
})

test('of an API that answers, but slowly, it is told once a minute how many answers there are: a pipeline sees that it goes on', async () => {
  let now = Date.now()
  jest.spyOn(Date, 'now').mockImplementation(() => now)
  const { waits } = await source({ apiUrl: 'http://api.example', sites: ['main'] }, () => void (now += 10_000))

  expect(waits.length).toBeGreaterThan(1)
  expect(waits[0]).toMatch(/^answers of the API at http:\/\/api\.example so far: [1-9]\d*; it is slow$/)
})

test('does not ask again for what the server refuses', async () => {
  const { bodies, panics } = await categories([problem(400, 'invalid_request')], false)

  expect([bodies.length, panics.length]).toEqual([1, 1])
})

test('defines types that make one valid schema, and a resolver for every field that takes a language', async () => {
  const types: string[] = []
  const resolvers: Record<string, Record<string, unknown>>[] = []

  await createSchemaCustomization?.({ actions: { createTypes: (sdl: string) => types.push(sdl) } } as unknown as CreateSchemaCustomizationArgs, options, done)
  await createResolvers?.({ createResolvers: (map: Record<string, Record<string, unknown>>) => resolvers.push(map) } as unknown as CreateResolversArgs, options, done)

  // Gatsby merges what is defined twice; GraphQL itself wants an extension.
  const [generated = '', own = ''] = types
  const merged = own.replace(/^type (\w+)(?: implements Node)? @dontInfer/gm, (whole, name: string) => (generated.includes(`type ${name} `) ? `extend type ${name}` : whole))
  const gatsbys = 'directive @dontInfer on OBJECT scalar Date scalar JSON interface Node { id: ID! } extend type UniversityMenu { id: ID! }'
  const schema = buildSchema([gatsbys, generated, merged].join('\n'))
  const translated = Object.values(schema.getTypeMap())
    .filter(isObjectType)
    .flatMap((type) => Object.values(type.getFields()).flatMap((field) => (field.args.some(({ name }) => name === 'language') ? [`${type.name}.${field.name}`] : [])))
  expect(translated.length).toBeGreaterThan(10)
  const resolved = resolvers.flatMap(Object.entries<Record<string, unknown>>).flatMap(([type, fields]) => Object.keys(fields).map((field) => `${type}.${field}`))
  expect(resolved.sort()).toEqual(translated.sort())
})

const options = { plugins: [] }
const done = () => undefined

async function checked(pluginOptions: Record<string, unknown>) {
  if (!pluginOptionsSchema) throw new Error('The plugin has no schema of its options')
  const { isValid, errors } = await testPluginOptionsSchema(pluginOptionsSchema, { plugins: [], ...pluginOptions })
  return { isValid, errors }
}

/** Sources the main site, whose categories of news are answered with these before they are there; minutes pass at once. */
async function categories(answers: (Response | Error)[], passTime = true) {
  const bodies: unknown[] = []
  const sourcing = source({ apiUrl: 'http://api.example', sites: ['main'] }, ({ operation, body }) => {
    if (operation !== 'POST /api/plugin/news/categories') return undefined
    bodies.push(body)
    return answers.shift()
  })
  let isRead = false
  void sourcing.finally(() => (isRead = true))
  while (passTime && !isRead) await jest.advanceTimersByTimeAsync(1_000)
  return { ...(await sourcing), bodies }
}

function later(seconds: string): Response {
  return new Response('{}', { status: 503, headers: { 'retry-after': seconds } })
}

/** @param run what Gatsby calls it, and the nodes that there are already */
async function source(pluginOptions: { apiUrl: string; sites?: string[]; blocks?: BlockOptions }, override?: Override, { traceId = 'initial-sourceNodes', present = [], webhookBody }: { traceId?: string; present?: NodeInput[]; webhookBody?: object } = {}) {
  const { fetch, asked } = fakeApi(override)
  const encodings = new Set<string | null>()
  let [underWay, most] = [0, 0]
  jest.spyOn(globalThis, 'fetch').mockImplementation(async (input) => {
    encodings.add((input as Request).headers.get('accept-encoding'))
    most = Math.max(most, (underWay += 1))
    await setImmediate()
    underWay -= 1
    return fetch(input)
  })
  const nodes: NodeInput[] = []
  const deleted: string[] = []
  const panics: string[] = []
  const faults: string[] = []
  const info: string[] = []
  const warnings: string[] = []
  const told: string[] = []
  const waits: string[] = []
  let ended = 0
  const args = {
    traceId,
    webhookBody,
    actions: { createNode: (node: NodeInput) => nodes.push(node), deleteNode: ({ id }: NodeInput) => deleted.push(id) },
    getNodesByType: (type: string) => present.filter(({ internal }) => internal.type === type),
    createNodeId: (key: string) => key,
    createContentDigest: (input: unknown) => JSON.stringify(input),
    reporter: {
      createProgress: () => ({ start: done, setStatus: done, tick: done, end: () => (ended += 1) }),
      verbose: (message: string) => told.push(message),
      info: (message: string) => info.push(message),
      warn: (message: string) => warnings.push(message),
      panic: (message: string) => panics.push(message),
      panicOnBuild: (message: string) => faults.push(message),
    },
  } as unknown as SourceNodesArgs
  await sourceNodes?.(args, { plugins: [], onWait: (text: string) => waits.push(text), ...pluginOptions }, done)
  return { nodes, deleted, panics, faults, info, warnings, told, waits, asked, encodings, ended, most }
}
