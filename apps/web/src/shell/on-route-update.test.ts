import type { RouteUpdateArgs } from 'gatsby'
import { onRouteUpdate } from './forget-former-page'

beforeEach(() => {
  document.head.innerHTML = '<title>News</title><meta property="og:title" content="News" data-of-page><script type="application/ld+json" data-of-page>{}</script>'
})

test.each([
  ['keeps what the page says while it is the first', undefined, '/en/news', 3],
  ['keeps it when only the query changes', '/en/news', '/en/news', 3],
  ['drops it when another page takes its place', '/en/news', '/en/events', 1],
])('%s', (_, from, to, left) => {
  update(from, to)

  expect(document.head.children).toHaveLength(left)
  expect(document.title).toBe('News')
})

function update(from: string | undefined, to: string): void {
  const at = (pathname: string) => ({ pathname }) as RouteUpdateArgs['location']
  // Gatsby hands over more than this needs.
  void onRouteUpdate?.({ location: at(to), prevLocation: from === undefined ? null : at(from) } as RouteUpdateArgs, { plugins: [] })
}
