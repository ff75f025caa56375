import type { Page } from 'playwright/test'
import { oneIn } from './helpers/breadth'
import { contentOf, need, textOf } from './helpers/content'
import { say } from './helpers/messages'
import { languages, tags, urlOf, type Language } from './helpers/sites'
import { expect, open, test } from './helpers/test'

interface Item {
  path: string
  available: Language[]
  source: object
}

for (const [place, [name, find]] of ([
  ['a news item without English', (items: Item[]) => items.find(({ path, available }) => path.startsWith('/news/') && `${available}` === 'kz,ru')],
  ['a page without English', (items: Item[]) => items.find(({ path, available }) => path.startsWith('/page/') && `${available}` === 'kz,ru')],
  ['an event without English', (items: Item[]) => items.find(({ path, available }) => path.startsWith('/events/') && `${available}` === 'kz,ru')],
  ['a text in Kazakh only', (items: Item[]) => items.find(({ available }) => `${available}` === 'kz')],
  ['a text in Russian only', (items: Item[]) => items.find(({ available }) => `${available}` === 'ru')],
] as const).entries()) {
  test(`${name} is shown in another language, said so, marked, and kept from search engines`, oneIn(5, place), async ({ page }) => {
    const { path, available, source } = need(find(await itemsOf('main')), name)
    for (const language of languages) {
      await open(page, urlOf('main', `/${language}${path}`))
      const { text, language: shownIn } = textOf(source, 'title', language)
      const heading = page.locator('h1')
      await expect(heading).toHaveText(text)
      await expect(page.locator('html')).toHaveAttribute('lang', tags[language])

      const foreign = !available.includes(language)
      expect.soft(shownIn === language, 'the title has the language of the page').toBe(!foreign)
      expect.soft(await languageOf(page, 'h1'), `language of the heading at /${language}`).toBe(tags[shownIn])
      expect.soft(await languageOf(page, 'article [data-content]'), `language of the text at /${language}`).toBe(tags[shownIn])
      await expect.soft(page.locator('meta[name=robots]')).toHaveCount(foreign ? 1 : 0)
      if (foreign) {
        await expect.soft(page.getByRole('note')).toHaveText(say(language, `translation.shown_in_${shownIn}`))
        await expect.soft(page.locator('meta[name=robots]')).toHaveAttribute('content', 'noindex')
      } else {
        await expect.soft(page.getByRole('note')).toHaveCount(0)
      }
    }
  })
}

test('the title of a news item without a translation has its own language in the list', async ({ page }) => {
  const { news } = await contentOf('main')
  const item = need(news.slice(0, 12).find(({ available_langs }) => !available_langs.includes('en')), 'such an item on the first page')
  await open(page, urlOf('main', '/en/news'))

  const title = page.locator('main h2', { has: page.locator(`a[href="/en/news/${item.id}"]`) })

  const { text, language } = textOf(item, 'title', 'en')
  await expect(title).toHaveText(text)
  await expect(title).toHaveAttribute('lang', tags[language])
})

async function itemsOf(site: string): Promise<Item[]> {
  const { pages, news, events } = await contentOf(site)
  return [
    ...pages.map((page) => ({ path: `/page/${page.slug}`, available: page.available_langs, source: page })),
    ...news.map((item) => ({ path: `/news/${item.id}`, available: item.available_langs, source: item })),
    ...events.map((event) => ({ path: `/events/${event.id}`, available: event.available_langs, source: event })),
  ]
}

/** The language that a screen reader would read it in. */
function languageOf(page: Page, selector: string): Promise<string | undefined> {
  return page.locator(selector).first().evaluate((element) => element.closest<HTMLElement>('[lang]')?.lang)
}
