/** @jest-environment node */
import type * as Manifest from './manifest'
import type { BuildManifest } from './route-rules'

const manifest: BuildManifest = { id: 'b1', timestamp: 1795248000000, rules: { '/news/{id}': { template: 'news', live: true } } }
let complaints: jest.SpyInstance
let builds: typeof Manifest

beforeEach(async () => {
  complaints = jest.spyOn(console, 'error').mockImplementation(() => undefined)
  jest.resetModules()
  builds = await import('./manifest')
})

test('asks which build there is, then for its manifest, once', async () => {
  const fetch = serve({ id: 'b1' }, manifest)

  expect([await builds.loadManifest(), await builds.loadManifest()]).toEqual([manifest, manifest])
  expect(fetch.mock.calls.map(([url]) => url)).toEqual([expect.stringMatching(/^\/builds\/latest\.json\?\d{13}$/), '/builds/meta/b1.json'])
})

test('the answer sets the clock, which may be ahead of the server’s', async () => {
  const { timeNow } = await import('@university/blocks/clock')
  const tenMinutes = 600_000
  jest.spyOn(globalThis, 'fetch').mockResolvedValueOnce(Response.json({ id: 'b1' }, { headers: { date: new Date(Date.now() - tenMinutes).toUTCString() } })).mockResolvedValueOnce(Response.json(manifest))

  await builds.loadManifest()

  expect(Math.round((Date.now() - timeNow()) / tenMinutes)).toBe(1)
})

test('tells the rule of an address in whatever language', async () => {
  serve({ id: 'b1' }, manifest)

  expect(await builds.routeOf('/ru/news/1001')).toEqual({ template: 'news', live: true, params: { id: '1001' } })
  expect([await builds.routeOf('/news/1001'), await builds.routeOf('/ru/nothing')]).toEqual([expect.objectContaining({ template: 'news' }), undefined])
})

test('knows what cannot exist only when it knows the build', async () => {
  serve({ id: 'b1' }, manifest)
  const before = builds.mayExist('/ru/nothing')

  await builds.loadManifest()

  expect([before, builds.mayExist('/ru/nothing'), builds.mayExist('/ru/news/1')]).toEqual([true, false, true])
})

test.each([
  ['is missing', new Response(null, { status: 404 }), 'answered 404'],
  ['names no build', Response.json({}), 'names no build'],
  ['is no JSON', new Response('<h1>proxy</h1>'), 'JSON'],
])('logs a builds/latest.json that %s, and asks again next time', async (_, response, message) => {
  jest.spyOn(globalThis, 'fetch').mockResolvedValueOnce(response)

  expect(await builds.routeOf('/ru/news/1001')).toBeUndefined()
  expect(complaints.mock.calls).toEqual([['The manifest of the build failed to load', expect.objectContaining({ message: expect.stringContaining(message) })]])

  serve({ id: 'b1' }, manifest)
  expect(await builds.loadManifest()).toEqual(manifest)
})

test('logs rules that are none, and goes on without them', async () => {
  serve({ id: 'b1' }, { id: 'b1', timestamp: 1795248000000, rules: null })

  expect(await builds.routeOf('/ru/news/1001')).toBeUndefined()
  expect(complaints.mock.calls).toEqual([['The route rules of the build are wrong', expect.any(TypeError)]])
})

function serve(...answers: unknown[]) {
  const fetch = jest.spyOn(globalThis, 'fetch')
  for (const answer of answers) fetch.mockResolvedValueOnce(Response.json(answer))
  return fetch
}
