import type { RouteUpdateArgs } from 'gatsby'
import { announcePage } from './announce-page'
import { focusPage } from './focus-page'
import { onRouteUpdate } from './on-route-update'

jest.mock('./announce-page', () => ({ announcePage: jest.fn() }))
jest.mock('./focus-page', () => ({ focusPage: jest.fn() }))

beforeEach(() => {
  document.head.innerHTML = '<title>News</title><meta property="og:title" content="News" data-of-page><script type="application/ld+json" data-of-page>{}</script>'
})

test.each([
  ['keeps what the page says, and says nothing, while it is the first', undefined, '/en/news', 3, 0],
  ['keeps it when only the query changes', '/en/news', '/en/news', 3, 0],
  ['drops it when another page takes its place, and leads the reader there', '/en/news', '/en/events', 1, 1],
])('%s', async (_, from, to, left, arrivals) => {
  update(from, to)
  // What announces it comes late.
  await new Promise((resolve) => setTimeout(resolve, 50))

  expect(document.head.children).toHaveLength(left)
  expect(document.title).toBe('News')
  expect([jest.mocked(focusPage).mock.calls.length, jest.mocked(announcePage).mock.calls.length]).toEqual([arrivals, arrivals])
})

function update(from: string | undefined, to: string): void {
  const at = (pathname: string) => ({ pathname }) as RouteUpdateArgs['location']
  // Gatsby hands over more than this needs.
  void onRouteUpdate?.({ location: at(to), prevLocation: from === undefined ? null : at(from) } as RouteUpdateArgs, { plugins: [] })
}
