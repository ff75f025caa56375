import type { Page } from 'playwright/test'
import { oneIn, wide } from './helpers/breadth'
import { contentOf } from './helpers/content'
import { differing } from './helpers/differing'
import { get } from './helpers/http'
import { say } from './helpers/messages'
import { kindsOf, samplesOf } from './helpers/samples'
import { forms, languages, localize, publicUrlOf, sites, tags, urlOf, type Language } from './helpers/sites'
import { expect, open, test } from './helpers/test'

test('a word or a pasted address that is wider than a telephone is broken wherever it stands, and makes no page wider', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 640 })
  for (const path of ['', '/news', '/news/1101', '/events', '/events/520', '/announce/321', '/page/rules']) {
    await open(page, urlOf('lib', `/kz${path}`))
    const wider = await page.evaluate(() => {
      for (const element of document.querySelectorAll('main :is(h1, h2, h3, p, li, a, strong, dd), footer :is(p, a)')) {
        const { lastChild } = element
        if (lastChild instanceof Text && !element.closest('table, .button, .visually-hidden') && getComputedStyle(element).whiteSpace !== 'nowrap') lastChild.data += 'қ'.repeat(120)
      }
      return document.documentElement.scrollWidth - document.documentElement.clientWidth
    })

    expect.soft(wider, path).toBe(0)
  }
})

for (const site of sites) {
  for (const [place, kind] of kindsOf(site).entries()) {
    test(`a ${kind} of ${site} names itself, its language and its other languages at each of its addresses`, site === 'main' ? oneIn(4, place) : wide, async ({ page }) => {
      const content = await contentOf(site)
      const sample = samplesOf(content)[kind]
      if (site === 'main' && kind === 'content page') expect(sample.path.split('/').length, 'segments of the slug').toBeGreaterThanOrEqual(5)

      for (const { prefix, language } of forms) {
        const address = localize(prefix, sample.path)
        const response = await open(page, urlOf(site, address))

        expect.soft(await summary(page), address).toEqual({
          lang: tags[language],
          headings: [sample.heading(language)],
          title: sample.title(language),
          canonical: [publicUrlOf(site, localize(`/${language}`, sample.path))],
          alternates: alternatesOf(site, sample.path, languages),
          robots: [],
        })
        expect.soft([response.status(), new URL(page.url()).pathname], address).toEqual([200, address])
      }
    })
  }

  test(`an unknown address of ${site} keeps its URL and is answered with 404 in its language`, site === 'main' ? {} : wide, async ({ page, faults }) => {
    faults.expect(/status of 404/)
    for (const { prefix, language } of forms) {
      const address = `${prefix}/page/no/such-page`
      const response = await open(page, urlOf(site, `${address}?a=1`))

      expect.soft(await summary(page), address).toMatchObject({
        lang: tags[language],
        headings: [say(language, 'error.not_found_message')],
        alternates: [],
        robots: ['noindex'],
      })
      await expect.soft(page, address).toHaveTitle(new RegExp(`^${say(language, 'error.page_not_found', { path: address })} — `))
      await expect.soft(page.getByText(say(language, 'error.page_not_found', { path: address }))).toBeVisible()
      expect.soft([response.status(), page.url()], address).toEqual([404, urlOf(site, `${address}?a=1`)])
    }
  })

  test(`every page of ${site} offers search engines exactly the languages that it has a text in`, site === 'main' ? wide : {}, async () => {
    const { pages, news, archivedNews, announcements } = await contentOf(site)
    const items = [
      ...pages.map((page) => ({ path: `/page/${page.slug}`, available: page.available_langs, noindex: page.seo.noindex })),
      ...news.map((item) => ({ path: `/news/${item.id}`, available: item.available_langs, noindex: item.seo.noindex })),
      ...archivedNews.map((item) => ({ path: `/news/archive/${item.id}`, available: item.available_langs, noindex: item.seo.noindex })),
      ...announcements.map((item) => ({ path: `/announce/${item.id}`, available: item.available_langs, noindex: item.seo.noindex })),
    ]

    const answers = []
    for (const { path, available, noindex } of items) {
      for (const { prefix, language } of forms) {
        const { status, body } = await get(urlOf(site, localize(prefix, path)))
        const robots = /<meta name="robots" content="([^"]*)"/.exec(body)?.[1]
        answers.push({
          path,
          prefix,
          seen: { status, alternates: alternatesIn(body), robots },
          wanted: { status: 200, alternates: noindex ? [] : alternatesOf(site, path, available), robots: noindex || !available.includes(language) ? 'noindex' : undefined },
        })
      }
    }
    expect(answers.length).toBeGreaterThan(0)
    expect(differing(answers)).toEqual([])
  })
}

test.describe('before any script runs', () => {
  test.use({ javaScriptEnabled: false })

  test('“On this page” leads to every heading of a page with blocks, theirs too, in its order', async ({ page }) => {
    const { pages } = await contentOf('main')
    const withBlocks = pages.filter(({ blocks }) => blocks.some(({ name }) => name !== 'ContentBlock'))
    let ofBlocks = 0
    for (const { slug } of withBlocks) {
      await page.goto(urlOf('main', `/ru/page/${slug}`))
      const seen = await page.evaluate((label) => {
        // The text of another page has its headings to itself, and ways to share a page are no part of it.
        const headings = [...document.querySelectorAll('article :is([data-content], [data-block]) h2')].filter((heading) => !heading.closest('[data-block=ContentBlock], [data-block=ShareComponent]'))
        const links = [...document.querySelectorAll<HTMLAnchorElement>('aside nav a[href^="#"]')].filter((link) => link.closest('nav')?.querySelector('h2')?.textContent === label)
        const targets = links.map(({ hash }) => document.getElementById(decodeURIComponent(hash.slice(1))))
        return {
          headings: headings.map((heading) => heading.textContent ?? ''),
          links: links.map((link, index) => ({ text: link.textContent ?? '', leadsTo: headings.findIndex((heading) => targets[index]?.contains(heading)), isBlock: targets[index]?.hasAttribute('data-block') ?? false })),
        }
      }, say('ru', 'site.contents'))
      if (seen.headings.length < 3) continue
      ofBlocks += seen.links.filter(({ isBlock }) => isBlock).length
      expect.soft(seen.links.map(({ leadsTo }) => leadsTo), slug).toEqual(seen.headings.map((_, index) => index))
      expect.soft(seen.links.filter(({ text }, index) => !seen.headings[index]?.startsWith(text)), slug).toEqual([])
    }
    expect(ofBlocks).toBeGreaterThan(5)
  })
})

/** What a page says about itself; the lists show when there is one too many. */
function summary(page: Page) {
  return page.evaluate(() => {
    const all = <T extends Element>(selector: string) => [...document.querySelectorAll<T>(selector)]
    return {
      lang: document.documentElement.lang,
      headings: all('h1').map((heading) => heading.textContent),
      title: document.title,
      canonical: all<HTMLLinkElement>('link[rel=canonical]').map((link) => link.href.replace(/\/$/, '')),
      alternates: all<HTMLLinkElement>('link[rel=alternate][hreflang]').map((link) => `${link.hreflang} ${link.href}`),
      robots: all<HTMLMetaElement>('meta[name=robots]').map((meta) => meta.content),
    }
  })
}

/** The same on every page of the group, so that each language leads to each other. */
function alternatesOf(site: string, path: string, available: readonly Language[]): string[] {
  const entries = languages.filter((language) => available.includes(language)).map((language) => [tags[language], localize(`/${language}`, path)] as const)
  const [first] = entries
  return [...entries, ...(first ? [['x-default', first[1]] as const] : [])].map(([tag, address]) => `${tag} ${publicUrlOf(site, address)}`)
}

function alternatesIn(html: string): string[] {
  return [...html.matchAll(/<link rel="alternate" hrefLang="([^"]*)" href="([^"]*)"/gi)].map(([, tag, address]) => `${tag} ${address}`)
}
