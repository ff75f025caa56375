import type { Page, Request } from 'playwright/test'
import { oneIn, wide } from './helpers/breadth'
import { contentOf, textOf, type SiteContent } from './helpers/content'
import { get, getPageData } from './helpers/http'
import { keepNothing } from './helpers/keep-nothing'
import { messages } from './helpers/messages'
import { allowedScriptBytes, startScripts } from './helpers/start-scripts'
import { kinds, kindsOf, samplesOf, type Kind } from './helpers/samples'
import { languages, localize, sites, urlOf, type Language } from './helpers/sites'
import { expect, hydrated, lastAnswer, openToTheEnd, quiet, test } from './helpers/test'
import { writtenAgo } from './helpers/written'
import { scriptOf, scriptsOfLanguage } from './helpers/script-of'

test.beforeEach(async ({ page }) => {
  await keepNothing(page)
  await writtenAgo(page, 0)
})

/** Those that are seen most, and those that have the least room left. The others are alike. */
const kindsByDay: readonly Kind[] = ['home page', 'content page', 'news item', 'event', 'vacancy']

for (const kind of kinds) {
  test(`a ${kind} starts with at most 110 KB of JavaScript, and asks for nothing twice, nothing in vain, and for no other language`, kindsByDay.includes(kind) ? {} : wide, async ({ page }) => {
    const { path } = samplesOf(await contentOf('main'))[kind]
    const requests = record(page)
    const last = lastAnswer(page)
    await expectLittleJavaScript(page, kind, path)
    await last
    const { addresses, failed } = await requests()

    expect.soft(failed).toEqual([])
    expect.soft(addresses.filter((address, index) => addresses.indexOf(address) !== index), 'asked for twice').toEqual([])
    expect.soft(addresses.filter(isOfOtherLanguage('ru')), 'of another language').toEqual([])
    expect.soft(addresses.filter((address) => !address.startsWith(urlOf('main', '/'))), 'from elsewhere').toEqual([])
    expect.soft(addresses.filter((address) => address.includes('-rare-')), 'letters that it does not show').toEqual([])
  })
}

test('the home page without a language, as it is most often seen, asks for nothing twice and for no other language', wide, async ({ page }) => {
  const requests = record(page)
  await openToTheEnd(page, urlOf('main', '/'))
  const { addresses, failed } = await requests()

  expect(failed).toEqual([])
  expect(addresses.filter((address, index) => addresses.indexOf(address) !== index), 'asked for twice').toEqual([])
  expect(addresses.filter(isOfOtherLanguage('kz')), 'of another language').toEqual([])
})

for (const [place, path] of ['/ru/no[1]such%27page', '/ru/no-such-page'].entries()) {
  test(`an unknown address, ${path}, asks for nothing twice`, oneIn(2, place), async ({ page, faults }) => {
    faults.expect(/status of 404/)
    const requests = record(page)
    await openToTheEnd(page, urlOf('main', path))
    const { addresses, failed } = await requests()

    expect(failed).toEqual([`404 ${urlOf('main', path)}`])
    expect(addresses.filter((address, index) => addresses.indexOf(address) !== index)).toEqual([])
    await expect(page.getByRole('main')).toContainText('404')
  })
}

test('a change of language fetches the page, the messages and the menu of that language, and nothing else', async ({ page }) => {
  const { path } = samplesOf(await contentOf('main'))['content page']
  await openToTheEnd(page, urlOf('main', `/kz${path}`))
  await quiet(page)
  const requests = record(page)

  await page.locator('a[hreflang=en]').first().click()
  await expect(page.locator('html')).toHaveAttribute('lang', 'en')
  await quiet(page)

  const { addresses, failed } = await requests()
  expect(failed).toEqual([])
  expect(addresses.map((address) => (scriptOf('messages-en').test(address) ? 'messages-en' : new URL(address).pathname.replace(/-[0-9a-f]{10,20}\./, '-*.'))).sort()).toEqual(
    // The first is Gatsby's question whether a newer build is there.
    ['/page-data/app-data.json', 'messages-en', `/page-data/en${path}/page-data.json`, '/shell/main-en-*.json'].sort(),
  )
})

/** Pages of a template of their own that are no kind of content. */
const others = {
  'page of an unknown address': '/no-such-page',
  'statement on accessibility': '/accessibility',
  blog: '/blog',
  'word of the rector': '/blog/RectorModal',
  search: '/search',
  'newsletter page': '/newsletter/subscribe',
  'page that activates a subscription': '/newsletter/activate',
  'page that cancels a subscription': '/newsletter/unsubscribe',
  'page of maintenance': '/Maintenance',
}

const othersByDay = [others.blog, others.search]

for (const [kind, path] of Object.entries(others)) {
  test(`a ${kind} starts with at most 110 KB of JavaScript`, othersByDay.includes(path) ? {} : wide, async ({ page, faults }) => {
    if (path === others['page of an unknown address']) faults.expect(/status of 404/)
    await expectLittleJavaScript(page, kind, path)
  })
}

/** Looked at in Russian, whose messages are the largest. */
async function expectLittleJavaScript(page: Page, kind: string, path: string): Promise<void> {
  const { total, sizes } = await startScripts(page, urlOf('main', localize('/ru', path)))

  console.log(`Initial JavaScript of a ${kind}: ${(total / 1024).toFixed(1)} KB gzip`)
  expect.soft(sizes.length).toBeGreaterThan(2)
  expect.soft(total, sizes.map(({ name, bytes }) => `${name} ${bytes}`).join(', ')).toBeLessThanOrEqual(allowedScriptBytes)
}

/** Its words are those of schema.org, whatever the language: `full-time`. */
const withoutJsonLd = (html: string) => html.replace(/<script type="application\/ld\+json".*?<\/script>/gs, '')

for (const [place, site] of sites.entries()) {
  for (const [turn, language] of languages.entries()) {
    test(`what a page of ${site} in ${language} downloads holds nothing of other languages and other sites`, oneIn(4, place + turn), async () => {
      const content = await contentOf(site)
      const samples = kindsOf(site).map((kind) => samplesOf(content)[kind])
      const foreign = [
        ...textsOfOtherLanguages(content, language),
        ...(await Promise.all(sites.filter((other) => other !== site).map(async (other) => textsOfOtherSite(content, await contentOf(other), language)))).flat(),
        '/_s/',
      ]
      expect(foreign.length).toBeGreaterThan(50)

      for (const { path } of [...samples, { path: '/404' }]) {
        const address = localize(`/${language}`, path)
        const html = await get(urlOf(site, address))
        const data = await getPageData(urlOf(site, ''), address)
        expect([html.status, data.status], address).toEqual([path === '/404' ? 404 : 200, 200])

        for (const body of [decode(withoutJsonLd(html.body)), decode(data.body)]) {
          expect.soft({ address, found: foreign.filter((text) => body.includes(text)) }).toEqual({ address, found: [] })
        }
        expect.soft(data.body.includes(messages[language]['site.skip_to_content'] ?? '?'), `messages in the data of ${address}`).toBe(false)
      }
    })
  }
}

test('the messages of a language are one file that holds no other language', async ({ page }) => {
  for (const language of languages) {
    const answer = page.waitForResponse(scriptOf(`messages-${language}`))
    await page.goto(urlOf('main', `/${language}`))
    await hydrated(page)
    const body = await (await answer).text()

    expect(body).toContain(messages[language]['site.skip_to_content'])
    for (const other of languages.filter((one) => one !== language)) expect(body).not.toContain(messages[other]['site.skip_to_content'])
  }
})

/** Texts that the page of this language must not carry: messages, menus, titles, each long enough to mean something. */
function textsOfOtherLanguages(content: SiteContent, language: Language): string[] {
  const others = languages.filter((other) => other !== language)
  const texts = others.flatMap((other) => [
    ...Object.values(messages[other]).filter((text) => !text.includes('{{')),
    ...allItems(content.menu).map((item) => textOf(item, 'menu_title', other).text),
    ...[...content.pages, ...content.news].map((item) => textOf(item, 'title', other).text),
    ...content.categories.map((category) => textOf(category, 'name', other).text),
    textOf(content.settings.site_info, 'address', other).text,
    textOf(content.settings.site_info, 'tagline', other).text,
  ])
  const own = everythingIn(content, language)
  return distinct(texts, own)
}

function textsOfOtherSite(content: SiteContent, other: SiteContent, language: Language): string[] {
  const texts = [...other.pages, ...other.news].map((item) => textOf(item, 'title', language).text)
  return distinct([...texts, ...allItems(other.menu).map((item) => textOf(item, 'menu_title', language).text)], everythingIn(content, language))
}

/** All that may be shown in a language: its own texts, and those that stand in where it has none. */
function everythingIn(content: SiteContent, language: Language): string {
  const texts: string[] = Object.values(messages[language])
  const walk = (value: unknown) => {
    if (Array.isArray(value)) value.forEach(walk)
    else if (value instanceof Object) {
      for (const key of Object.keys(value)) {
        const field = /^(.*)_kz$/.exec(key)?.[1]
        if (field) texts.push(textOf(value, field, language).text)
        walk((value as Record<string, unknown>)[key])
      }
    }
  }
  walk(content)
  return texts.join('\n')
}

function distinct(texts: string[], own: string): string[] {
  return [...new Set(texts)].filter((text) => text.length >= 9 && !/^[A-Za-z]+$/.test(text) && !own.includes(text))
}

function allItems<T extends { sub_menu: T[] }>(items: T[]): T[] {
  return items.flatMap((item) => [item, ...allItems(item.sub_menu)])
}

function decode(text: string): string {
  return text.replace(/&#x27;|&quot;|&amp;/g, (entity) => ({ '&#x27;': "'", '&quot;': '"', '&amp;': '&' })[entity] ?? entity)
}

/** Whether an address is that of messages, or of menus, of another language than the page's. */
function isOfOtherLanguage(own: Language): (address: string) => boolean {
  const others = languages.filter((language) => language !== own).flatMap(scriptsOfLanguage)
  return (address) => others.some((script) => script.test(address)) || (address.includes('/shell/') && !address.includes(`-${own}-`))
}

/** Notes what a page asks for from now on. */
function record(page: Page): () => Promise<{ addresses: string[]; failed: string[] }> {
  const requests: Request[] = []
  // Of type "other" is only the icon of the tab, which the browser takes from its cache.
  const note = (request: Request) => void (/^https?:/.test(request.url()) && request.resourceType() !== 'other' && requests.push(request))
  page.on('request', note)
  return async () => {
    page.off('request', note)
    const failed: string[] = []
    for (const request of requests) {
      const response = await request.response()
      if (!response || response.status() >= 400) failed.push(`${response?.status() ?? request.failure()?.errorText} ${request.url()}`)
    }
    return { addresses: requests.map((request) => request.url()), failed }
  }
}
