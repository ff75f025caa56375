import { addressesOf, builtSites } from './helpers/built-pages'
import { forms, localize, tags, urlOf } from './helpers/sites'
import { expect, hydrated, test } from './helpers/test'

const parts = 8
/** Sites of which every page is opened; of each other site, which has the same templates, one page in `share`. */
const whole = ['main', 'lib', 'fit']
const share = 6

/*
 * The reader is on a narrow screen, in another time zone and with a browser in another language than most pages: what
 * depends on any of them differs from what the build rendered, and React says so.
 */
test.use({ viewport: { width: 320, height: 640 }, locale: 'ru-RU', timezoneId: 'America/Los_Angeles' })

for (let part = 0; part < parts; part += 1) {
  test(`every page starts without an error, without a question to the API, and fits a screen of 320 px, part ${part + 1} of ${parts}`, async ({ page, faults }) => {
    test.setTimeout(120_000)
    const addresses = chosenPages().filter((_, index) => index % parts === part)
    faults.expect(/\/404: .*status of 404/)
    const asked: string[] = []
    page.on('request', (request) => {
      const { pathname } = new URL(request.url())
      // A portfolio asks for its lists when they come near the window, and so does the badge that counts visitors.
      const allowed = /\/portfolio\/\d+$/.test(new URL(page.url()).pathname) || pathname === '/api/stats/visitors'
      if (pathname.startsWith('/api') && !allowed) asked.push(`${page.url()} ${request.url()}`)
    })

    for (const { site, address, language } of addresses) {
      await page.goto(urlOf(site, address), { waitUntil: 'commit' })
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
      .filter((_, index) => whole.includes(site) || (index + place) % share === 0)
      .map((path, index) => {
        const { prefix, language } = forms[(index + place) % forms.length]!
        return { site, language, address: localize(prefix, path) }
      }),
  )
}
