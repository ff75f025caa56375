/** @jest-environment node */
import { ignoreQueries } from './ignore-queries'
import type { PageResources } from './unknown-paths'

test('is asked for a page by its path alone, whatever the query', async () => {
  const page: PageResources = { page: { path: '/ru/events' } }
  const loadPage = jest.fn<Promise<PageResources>, [string]>(async () => page)
  const loadPageSync = jest.fn<PageResources, [string, object?]>(() => page)
  const loader = { loadPage, loadPageSync }
  ignoreQueries(loader)

  expect(await loader.loadPage('/ru/events?month=2026-12#EventsPlugin')).toBe(page)
  expect(loader.loadPageSync('/ru/events?page=2', { withErrorDetails: true })).toBe(page)
  await loader.loadPage('/ru/page/about')

  expect(loadPage.mock.calls).toEqual([['/ru/events'], ['/ru/page/about']])
  expect(loadPageSync.mock.calls).toEqual([['/ru/events', { withErrorDetails: true }]])
})
