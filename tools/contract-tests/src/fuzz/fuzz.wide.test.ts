import { startRealWorld, type World } from '../worlds'
import { fuzz, type FuzzReport } from './fuzz'
import { operations } from '../document'
import { serverMemory } from './server-memory'
import { serverSettings } from './server-settings'

/* The short form of `npm run test:fuzz`. */

let world: World
let report: FuzzReport
beforeAll(async () => {
  world = await startRealWorld(serverSettings)
  report = await fuzz({ url: world.url, requests: 3_000, seed: 1, readMemory: () => serverMemory(world.url) })
})
afterAll(() => world.stop())

test('whatever it is sent, the real server answers as the contract says, and never with a fault of its own', () => {
  expect(report.failures).toEqual([])
})

test('every operation was also asked for something that it could give', () => {
  const tokensOnly = ['activateSubscription', 'unsubscribe', 'getQuestionStatus']

  expect(operations.map(({ id }) => id).filter((id) => !report.succeeded.has(id))).toEqual(tokensOnly.filter((id) => !report.succeeded.has(id)))
})

test('hardly a request is refused for the number of others', () => {
  const refused = report.statuses.find(([status]) => status === '429')?.[1] ?? 0

  expect(refused).toBeLessThan(report.requests / 100)
})
