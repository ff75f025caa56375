import { createMocks } from '@university/api-client/testing'
import { pageContext } from '../testing/page-context'
import { findLiveContent } from './find-live-content'
import { findNewerPage, type BuiltItem } from './newer-item'
import { renewJsonLd } from './renew-json-ld'

jest.mock('./find-live-content', () => ({ findLiveContent: jest.fn() }))
jest.mock('./renew-json-ld', () => ({ renewJsonLd: jest.fn() }))

const mocks = createMocks()
const find = jest.mocked(findLiveContent)
const renew = jest.mocked(renewJsonLd)
const content = { template: { default: () => null }, data: {}, pageContext: pageContext('ru', '/events/501') }
const event = { api_id: 501, updated_at: '2026-11-10T04:00:00Z', starts_at: '2099-12-05T05:00:00Z', room: null, title: { text: 'Бал', language: 'ru' } }

beforeEach(() => {
  jest.spyOn(globalThis, 'fetch').mockImplementation((request) => mocks.fetch(request as Request))
  mocks.on('getEvent').answer(200, (_, now) => ({ ...now, updated_at: event.updated_at, starts_at: event.starts_at, room: null }))
  find.mockResolvedValue(content)
})
afterEach(() => mocks.assertNoFaults())
afterEach(() => mocks.reset())

test('asks for nothing more where the API has the same', async () => {
  expect(await ask(event)).toBeUndefined()

  expect(mocks.calls('getEvent').map(({ body }) => body)).toEqual([{ id: 501, slug: 'lib' }])
  expect(find).not.toHaveBeenCalled()
})

test.each([
  ['it was changed', { updated_at: '2026-11-11T04:00:00Z' }],
  ['its time is another, though nobody has said that it was changed', { starts_at: '2099-12-05T06:00:00Z' }],
  ['it has a room now', { room: '215' }],
])('has the page as it is now where %s', async (_, changes) => {
  mocks.on('getEvent').answer(200, (__, now) => ({ ...now, updated_at: event.updated_at, starts_at: event.starts_at, room: null, ...changes }))

  expect(await ask(event)).toBe(content)

  expect(find.mock.calls).toEqual([[{ location: { pathname: '/ru/events/501', search: '' }, pageContext: expect.objectContaining({ site: 'lib' }) }]])
})

test('tells search engines of the event as it is now, too, unless its reader has gone on', async () => {
  mocks.on('getEvent').answer(200, (_, now) => ({ ...now, updated_at: '2026-11-11T04:00:00Z' }))
  find.mockResolvedValue({ ...content, data: { universityEvent: { status: 'rescheduled' } } })

  await ask(event)
  const leaving = new AbortController()
  find.mockImplementation(async () => (leaving.abort(), { ...content, data: { universityEvent: {} } }))
  await ask(event, leaving.signal)

  expect(renew.mock.calls).toEqual([[{ status: 'rescheduled' }, expect.objectContaining({ site: 'lib' })]])
})

test('asks for a defence by its dissertation', async () => {
  mocks.on('getDoctoral').answer(200, (_, now) => ({ ...now, updated_at: event.updated_at }))

  expect(await ask({ api_id: 2, dissertation_id: 12, updated_at: '2026-11-01T04:00:00Z' })).toBe(content)

  expect(mocks.calls('getDoctoral').map(({ body }) => body)).toEqual([{ id: 12, doctoral_id: 2, slug: 'lib' }])
})

describe('the defences of a programme', () => {
  const planned = { id: 821, defence_at: '2099-12-05T05:00:00Z', status: 'planned', full_name: { text: 'Асель', language: 'ru' } }
  const programme = { api_id: 82, updated_at: event.updated_at, doctorals: [planned] }
  const answer = (...doctorals: object[]) =>
    mocks.on('getDissertation').answer(200, (_, now) => ({ ...now, updated_at: event.updated_at, doctorals: doctorals.map((one) => ({ ...now.doctorals[0], ...one })) as typeof now.doctorals }))
  const { full_name: _, ...same } = planned

  test('are asked for at once, and stay as they were built where the API has the same', async () => {
    answer(same)

    expect(await ask(programme)).toBeUndefined()

    expect(mocks.calls('getDissertation').map(({ body }) => body)).toEqual([{ id: 82, slug: 'lib' }])
    expect(find).not.toHaveBeenCalled()
  })

  test.each<[string, object[]]>([
    ['one has another time, though nobody has said that it was changed', [{ ...same, defence_at: '2099-12-06T05:00:00Z' }]],
    ['one was put off', [{ ...same, status: 'postponed', defence_at: null }]],
    ['there is one more', [same, { ...same, id: 822 }]],
    ['there is none any more', []],
  ])('are shown as they are now where %s', async (__, doctorals) => {
    answer(...doctorals)

    expect(await ask(programme)).toBe(content)
  })
})

test('stays as it was built where the API does not answer, or has it no longer', async () => {
  mocks.on('getEvent').fail('network')
  expect(await ask(event)).toBeUndefined()
  mocks.on('getEvent').fail('badRequest', 404)
  expect(await ask(event)).toBeUndefined()

  expect(find).not.toHaveBeenCalled()
})

function ask(item: BuiltItem, signal = new AbortController().signal) {
  return findNewerPage({ pathname: '/ru/events/501', pageContext: { ...pageContext('ru', '/events/501'), site: 'lib' }, item }, signal)
}
