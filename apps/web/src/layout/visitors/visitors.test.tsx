import { act, screen, waitFor } from '@testing-library/react'
import { SiteBlocks } from '../../blocks/site-blocks'
import type { Shell } from '../../shell/shell'
import { messages, renderInSite } from '../../testing/render-in-site'
import { Visitors } from './visitors'

let comeIntoView: () => void
let asked: jest.SpyInstance

beforeEach(() => {
  jest.useFakeTimers()
  asked = jest.spyOn(globalThis, 'fetch').mockImplementation(async () => Response.json({ online: 14, today: 382, total: 1_284_907 }))
  globalThis.IntersectionObserver = class {
    constructor(onChange: IntersectionObserverCallback) {
      comeIntoView = () => onChange([{ isIntersecting: true } as IntersectionObserverEntry], this as unknown as IntersectionObserver)
    }
    observe = () => undefined
    disconnect = () => undefined
  } as unknown as typeof IntersectionObserver
})

afterEach(() => {
  jest.useRealTimers()
  browser({ doNotTrack: null, globalPrivacyControl: undefined })
})

test('asks for the numbers when the badge comes near the window, and not before', async () => {
  await show(['visitor_badge'])
  await pass(60_000)
  expect(asked).not.toHaveBeenCalled()

  act(() => comeIntoView())
  await pass(0)

  expect(await bodyOf(0)).toEqual({ slug: site, lang: 'ru' })
  expect(screen.getByRole('group', { name: messages.ru['visitors.title'] as string })).toHaveTextContent('Сейчас на сайте14Сегодня382Всего1 284 907')
})

test('counts the visitor of a site with analytics a second after the page is there, once for analytics and badge', async () => {
  await show(['visitor_badge', 'analytics'])
  await pass(999)
  expect(asked).not.toHaveBeenCalled()

  await pass(1)
  act(() => comeIntoView())
  await pass(0)

  expect(asked).toHaveBeenCalledTimes(1)
})

test.each([{ doNotTrack: '1' }, { globalPrivacyControl: true }])('leaves alone who asks for it: %j', async (wish) => {
  browser(wish)

  await show(['visitor_badge', 'analytics'])
  act(() => comeIntoView())
  await pass(60_000)

  expect(asked).not.toHaveBeenCalled()
  expect(screen.queryByText(messages.ru['visitors.online'] as string)).toBeNull()
})

test('shows no badge, and logs it, when the numbers do not come', async () => {
  const log = jest.spyOn(console, 'error').mockImplementation(() => undefined)
  asked.mockImplementation(async () => new Response(null, { status: 503 }))
  await show(['visitor_badge'])

  act(() => comeIntoView())
  await pass(0)

  await waitFor(() => expect(log).toHaveBeenCalledWith('The visitors could not be counted', expect.objectContaining({ ok: false })))
  expect(screen.queryByText(messages.ru['visitors.online'] as string)).toBeNull()
})

// A visitor is counted once while the page lives: each test has a site of its own.
const sites = ['lib', 'fit', 'fns', 'fe', 'fl']
let site = ''

async function show(features: Shell['features']): Promise<void> {
  site = sites.pop() ?? ''
  renderInSite(
    <SiteBlocks site={site} language="ru" location={{ pathname: '/ru', search: '' }}>
      <Visitors features={features} />
    </SiteBlocks>,
    { language: 'ru' },
  )
  await pass(0)
}

const pass = (ms: number) => act(() => jest.advanceTimersByTimeAsync(ms))
const bodyOf = (index: number) => (asked.mock.calls[index] as [Request])[0].json()
const browser = (properties: object) => {
  for (const [name, value] of Object.entries(properties)) Object.defineProperty(navigator, name, { value, configurable: true })
}
