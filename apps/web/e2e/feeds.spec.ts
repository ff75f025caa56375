import { contentOf, textOf } from './helpers/content'
import { get } from './helpers/http'
import { readHead } from './helpers/page-source'
import { languages, publicUrlOf, tags, urlOf } from './helpers/sites'
import { expect, open, test } from './helpers/test'

const kinds = [
  { path: '/news', key: 'news' },
  { path: '/announce', key: 'announcements' },
  { path: '/vacancy', key: 'vacancies' },
  { path: '/events', key: 'events' },
] as const

for (const { path, key } of kinds) {
  test(`the feeds of ${key} hold the newest of each language, in three formats that agree`, async () => {
    const content = await contentOf('main')
    for (const language of languages) {
      const newest = [...content[key]]
        .filter((item) => textOf(item, 'title', language).language === language)
        .sort((one, other) => Date.parse(other.published_at) - Date.parse(one.published_at) || other.id - one.id)
        .slice(0, 30)
      const folder = `/${language}${path}`
      const [rss, atom, json] = await Promise.all(['feed.xml', 'atom.xml', 'feed.json'].map((file) => get(urlOf('main', `${folder}/${file}`))))

      expect.soft([rss, atom, json].map((answer) => [answer?.status, answer?.headers['content-type']]), folder).toEqual([
        [200, 'application/rss+xml; charset=utf-8'],
        [200, 'application/atom+xml; charset=utf-8'],
        [200, 'application/feed+json'],
      ])
      const urls = newest.map(({ id }) => publicUrlOf('main', `${folder}/${id}`))
      const feed = JSON.parse(json?.body ?? '') as { language: string; items: { id: string; title: string }[] }
      expect.soft(feed.items.map(({ id }) => id), folder).toEqual(urls)
      expect.soft(feed.items.map(({ title }) => title), folder).toEqual(newest.map((item) => textOf(item, 'title', language).text))
      expect.soft([...(rss?.body ?? '').matchAll(/<guid[^>]*>(.*?)<\/guid>/g)].map(([, guid]) => guid), folder).toEqual(urls)
      expect.soft([...(atom?.body ?? '').matchAll(/<entry>\s*<id>(.*?)<\/id>/g)].map(([, id]) => id), folder).toEqual(urls)
      expect.soft([feed.language, /<language>(.*?)</.exec(rss?.body ?? '')?.[1], /xml:lang="(.*?)"/.exec(atom?.body ?? '')?.[1]], folder).toEqual(Array(3).fill(tags[language]))
    }
  })
}

test('feeds are well-formed, and every item leads to a page', async ({ page }) => {
  await open(page, urlOf('main', '/en'))
  for (const { path } of kinds) {
    for (const file of ['feed.xml', 'atom.xml']) {
      const { body } = await get(urlOf('main', `/kz${path}/${file}`))

      const root = await page.evaluate((xml) => {
        const document = new DOMParser().parseFromString(xml, 'application/xml')
        return document.querySelector('parsererror')?.textContent ?? document.documentElement.localName
      }, body)
      expect.soft(root, `/kz${path}/${file}`).toBe(file === 'feed.xml' ? 'rss' : 'feed')
    }
    const { items } = JSON.parse((await get(urlOf('main', `/kz${path}/feed.json`))).body) as { items: { url: string }[] }
    for (const { url } of items.slice(0, 5)) expect.soft((await get(urlOf('main', new URL(url).pathname))).status, url).toBe(200)
  }
})

test('the home page names all feeds, and each list its own', async () => {
  for (const language of languages) {
    for (const [page, folders] of [
      ['', kinds.map(({ path }) => path)],
      ['/news', ['/news']],
      ['/announce', ['/announce']],
      ['/events', ['/events']],
    ] as const) {
      const { feeds } = readHead((await get(urlOf('main', `/${language}${page}`))).body)

      const expected = folders.flatMap((folder) => ['feed.xml', 'atom.xml', 'feed.json'].map((file) => `/${language}${folder}/${file}`))
      expect.soft(feeds.filter(({ type }) => type !== 'text/calendar').map(({ href }) => href), `/${language}${page}`).toEqual(expected)
    }
  }
})

test('a feed of a sub-site holds nothing of another site', async () => {
  const { news } = await contentOf('lib')
  const { items } = JSON.parse((await get(urlOf('lib', '/ru/news/feed.json'))).body) as { items: { url: string }[] }

  const own = new Set(news.map(({ id }) => publicUrlOf('lib', `/ru/news/${id}`)))
  expect(items.length).toBeGreaterThan(0)
  expect(items.filter(({ url }) => !own.has(url))).toEqual([])
})
