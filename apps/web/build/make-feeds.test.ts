/** @jest-environment node */
import { makeFeeds } from './make-feeds'
import type { Graphql } from '../gatsby/query'

test('makes a feed in three formats for each kind and language that has something', async () => {
  const files = await make({ news: [item(1)], events: [item(501)] })

  expect(files.map(({ site, publicPath }) => `${site} ${publicPath}`).sort()).toEqual(
    ['kz', 'ru', 'en'].flatMap((language) => ['events', 'news'].flatMap((kind) => ['atom.xml', 'feed.json', 'feed.xml'].map((file) => `main /${language}/${kind}/${file}`))).sort(),
  )
})

test('writes RSS that says everything with whole addresses and true tags', async () => {
  const rss = await read({ news: [item(1)] }, '/kz/news/feed.xml')

  expect(rss).toContain('<title>Жаңалықтар — Site in kz</title><link>http://localhost:8000/kz/news</link>')
  expect(rss).toContain('<language>kk</language>')
  expect(rss).toContain('<atom:link href="http://localhost:8000/kz/news/feed.xml" rel="self" type="application/rss+xml"/>')
  expect(rss).toContain(`<item>
<title>A &lt;b&gt; &amp; c in kz</title><link>http://localhost:8000/kz/news/1</link><guid isPermaLink="true">http://localhost:8000/kz/news/1</guid>
<pubDate>Fri, 20 Nov 2026 04:00:00 GMT</pubDate>
<description>Lead &amp;amp; more</description><dc:creator>Press</dc:creator>
<category>Science</category>
<media:content url="http://localhost:8000/media/a.svg" medium="image" type="image/svg+xml"/>
</item>`)
})

test('writes Atom with both times, in the language of the feed', async () => {
  const atom = await read({ news: [item(1), item(2, { updated_at: '2026-11-21T00:00:00Z' })] }, '/ru/news/atom.xml')

  expect(atom).toContain('<feed xmlns="http://www.w3.org/2005/Atom" xml:lang="ru">')
  expect(atom).toContain('<updated>2026-11-21T00:00:00Z</updated>\n<link rel="self"')
  expect(atom).toContain('<published>2026-11-20T04:00:00Z</published><updated>2026-11-20T09:30:00Z</updated>')
  expect(atom).toContain('<category term="Science"/>')
})

test('writes JSON Feed 1.1', async () => {
  const json = JSON.parse(await read({ events: [item(501)] }, '/en/events/feed.json')) as object

  expect(json).toEqual({
    version: 'https://jsonfeed.org/version/1.1',
    title: 'Events — Site in en',
    home_page_url: 'http://localhost:8000/en/events',
    feed_url: 'http://localhost:8000/en/events/feed.json',
    language: 'en',
    authors: [{ name: 'Site in en' }],
    items: [
      {
        id: 'http://localhost:8000/en/events/501',
        url: 'http://localhost:8000/en/events/501',
        title: 'A <b> & c in en',
        content_text: 'Lead & more',
        image: 'http://localhost:8000/media/a.svg',
        date_published: '2026-11-20T04:00:00Z',
        date_modified: '2026-11-20T09:30:00Z',
        authors: [{ name: 'Press' }],
        tags: ['Science'],
      },
    ],
  })
})

test('leaves out what has no text in the language of the feed', async () => {
  const kazakhOnly = (language: string) => ({ ...item(2)(language), title: { text: 'Тек қазақша', language: 'kz' } })

  expect([await read({ news: [item(1), kazakhOnly] }, '/en/news/feed.xml'), await read({ news: [item(1), kazakhOnly] }, '/kz/news/feed.xml')].map((rss) => rss.match(/<item>/g)?.length)).toEqual([1, 2])
})

test('says how the text begins where an item has no lead, and nothing in another language', async () => {
  const paragraph = 'Forty people came to the first evening, and the chairs were carried in from the next hall.'
  const saidWith = async (language: string) => {
    const content = { text: `<h2>Evening</h2><p>${paragraph}</p><p>More.</p>`, language }
    return JSON.parse(await read({ news: [item(1, { lead: null, content })] }, '/ru/news/feed.json')) as object
  }

  expect(await saidWith('ru')).toMatchObject({ items: [{ content_text: paragraph }] })
  expect(await saidWith('kz')).toMatchObject({ items: [{ content_text: 'A <b> & c in ru' }] })
})

test('holds the newest thirty', async () => {
  const rss = await read({ news: Array.from({ length: 40 }, (_, index) => item(index + 1)) }, '/en/news/feed.xml')

  expect([...rss.matchAll(/<guid[^>]*>.*?\/(\d+)<\/guid>/g)].map(([, id]) => Number(id))).toEqual(Array.from({ length: 30 }, (_, index) => index + 1))
})

test('leads from vacancies, which have no list of their own, to the home page', async () => {
  expect(await read({ vacancies: [item(301)] }, '/ru/vacancy/feed.xml')).toContain('<link>http://localhost:8000/ru</link>')
})

test('has no feeds of a closed site', async () => {
  expect(await make({ news: [item(1)], closed: true })).toEqual([])
})

type Item = (language: string) => object

function item(id: number, fields: object = {}): Item {
  return (language) => ({
    site: 'main',
    api_id: id,
    title: { text: `A <b> & c in ${language}`, language },
    lead: { text: 'Lead & more', language },
    author: { text: 'Press' },
    image: { url: '/media/a.svg' },
    categories: [{ name: { text: 'Science' } }],
    published_at: '2026-11-20T04:00:00Z',
    updated_at: '2026-11-20T09:30:00Z',
    ...fields,
  })
}

interface Content {
  news?: Item[]
  events?: Item[]
  vacancies?: Item[]
  closed?: boolean
}

function make({ news = [], events = [], vacancies = [], closed = false }: Content) {
  const graphql = async (_: string, { language = '' }: { language?: string } = {}) => {
    const nodes = (items: Item[]) => ({ nodes: items.map((of) => of(language)) })
    return {
      data: {
        allUniversitySettings: { nodes: [{ site: 'main', site_info: { is_closed: closed, name: { text: `Site in ${language}` } } }] },
        allUniversityNews: nodes(news),
        allUniversityAnnouncement: nodes([]),
        allUniversityVacancy: nodes(vacancies),
        allUniversityEvent: nodes(events),
      },
    }
  }
  return makeFeeds(graphql as Graphql)
}

async function read(content: Content, path: string): Promise<string> {
  return String((await make(content)).find(({ publicPath }) => publicPath === path)?.content)
}
