import { oneIn } from './helpers/breadth'
import { addressesOf, builtSites } from './helpers/built-pages'
import { forms, localize, tags, urlOf } from './helpers/sites'
import { expect, hydrated, test } from './helpers/test'
import { writtenAgo } from './helpers/written'

const parts = 8
/** Of the pages of the main site that are made alike one in so many is opened, and of the other sites' pages, whose templates are the same. */
const shareOfItems = 12
const shareOfSites = 12
const ofItems = /^\/(portfolio|news|announce|dissertation|events|vacancy)\/./

/*
 * The reader is on a narrow screen, in another time zone and with a browser in another language than most pages: what
 * depends on any of them differs from what the build rendered, and React says so.
 */
test.use({ viewport: { width: 320, height: 640 }, locale: 'ru-RU', timezoneId: 'America/Los_Angeles' })

for (let part = 0; part < parts; part += 1) {
  test(`pages start without an error, without a question to the API, and fits a screen of 320 px, part ${part + 1} of ${parts}`, oneIn(parts, part), async ({ page, faults }) => {
    test.setTimeout(120_000)
    await writtenAgo(page, 0)
    const addresses = chosenPages().filter((_, index) => index % parts === part)
    faults.expect(/\/404: .*status of 404/)
    const asked: string[] = []
    page.on('request', (request) => {
      const { pathname } = new URL(request.url())
      // A portfolio asks for its lists when they come near the window, and so does the badge that counts visitors; a form asks for its choices.
      const allowed = /\/(portfolio\/\d+|reception)$/.test(new URL(page.url()).pathname) || pathname === '/api/stats/visitors'
      if (pathname.startsWith('/api') && !allowed) asked.push(`${page.url()} ${request.url()}`)
    })

    for (const { site, address, language } of addresses) {
      await page.goto(urlOf(site, address), { waitUntil: 'domcontentloaded' })
      await hydrated(page)

      const seen = await page.evaluate(() => ({
        lang: document.documentElement.lang,
        headings: document.querySelectorAll('h1').length,
        wide: document.documentElement.scrollWidth > document.documentElement.clientWidth,
      }))
      expect.soft({ site, address, ...seen }).toEqual({ site, address, lang: tags[language], headings: 1, wide: false })
    }
    expect(asked).toEqual([])
    expect(addresses.length).toBeGreaterThan(0)
  })
}

/** Each page once, the address forms in turn. */
function chosenPages() {
  return builtSites().flatMap((site, place) =>
    addressesOf(site, 'kz')
      .filter((path, index) => (site === 'main' ? !ofItems.test(path) || index % shareOfItems === 0 : (index + place) % shareOfSites === 0))
      .map((path, index) => {
        const { prefix, language } = forms[(index + place) % forms.length]!
        return { site, language, address: localize(prefix, path) }
      }),
  )
}
