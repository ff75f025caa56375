import { startRealWorld, type World } from '../worlds'
import { captchaSecret } from './captcha'
import { fuzz, type FuzzReport } from './fuzz'
import { operations } from '../document'
import { serverMemory } from './server-memory'

/* The short form of `npm run test:fuzz`. */

let world: World
let report: FuzzReport
beforeAll(async () => {
  world = await startRealWorld({ CAPTCHA_SECRET: captchaSecret, SUBMISSION_LIMIT: '0', CALL_LIMIT: '0' })
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
