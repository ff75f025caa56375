/** @jest-environment node */
import { answerUnknownPaths, type PageLoader, type PageResources } from './unknown-paths'

test('answers an unknown path with the 404 page of its language, the same object each time', async () => {
  const { loader } = fakeLoader()
  answerUnknownPaths(loader)

  const page = await loader.loadPage('/ru/nothing?x=1')

  expect([page?.json, page?.page?.path]).toEqual([{ pageContext: { at: '/ru/404' } }, '/404.html'])
  expect(loader.loadPageSync('/ru/nothing')).toBe(page)
})

test('leaves known paths alone', async () => {
  const { loader } = fakeLoader()
  answerUnknownPaths(loader)

  expect((await loader.loadPage('/kz/news'))?.page?.path).toBe('/kz/news')
})

test('does not ask for a path that the server already called unknown', async () => {
  const { loader, asked } = fakeLoader()
  answerUnknownPaths(loader, '/nothing')

  await loader.loadPage('/nothing')

  expect(asked).toEqual(['/404'])
})

test.each([
  ['/en/a[1]', '/en/a%5B1%5D'],
  ['/en/x%27', "/en/x'"],
  ['/ru/%2e%2e%2fx', '/ru/..%252fx'],
  ['/en/%FF', '/en/%FF'],
])('knows %s again as Gatsby spells it', async (address, spelt) => {
  const { loader } = fakeLoader()
  answerUnknownPaths(loader, address)

  const page = await loader.loadPage(address)

  expect([page?.page?.path, loader.loadPageSync(spelt)]).toEqual(['/404.html', page])
  expect(page?.json?.pageContext).toEqual({ at: `${address.slice(0, 3)}/404` })
})

function fakeLoader() {
  const asked: string[] = []
  const pages = new Map(['/kz/news', '/404', '/ru/404', '/en/404', '/404.html'].map((path) => [path, { page: { path }, json: { pageContext: { at: path } } }]))
  const find = (path: string): PageResources | undefined => pages.get(path.split('?')[0] ?? '') ?? pages.get('/404.html')
  const loader: PageLoader = {
    async loadPage(path) {
      asked.push(path)
      return find(path)
    },
    loadPageSync: find,
  }
  return { loader, asked }
}
