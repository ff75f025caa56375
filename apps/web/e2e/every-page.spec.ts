import { addressesOf, builtSites } from './helpers/built-pages'
import { forms, localize, tags, urlOf } from './helpers/sites'
import { expect, hydrated, test } from './helpers/test'

const parts = 4

/*
 * The reader is on a narrow screen, in another time zone and with a browser in another language than most pages: what
 * depends on any of them differs from what the build rendered, and React says so.
 */
test.use({ viewport: { width: 320, height: 640 }, locale: 'ru-RU', timezoneId: 'America/Los_Angeles' })

for (let part = 0; part < parts; part += 1) {
  test(`every page starts without an error, without a question to the API, and fits a screen of 320 px, part ${part + 1} of ${parts}`, async ({ page, faults }) => {
    const addresses = pagesOfAllSites().filter((_, index) => index % parts === part)
    faults.expect(/\/404: .*status of 404/)
    const asked: string[] = []
    page.on('request', (request) => {
      if (new URL(request.url()).pathname.startsWith('/api')) asked.push(`${page.url()} ${request.url()}`)
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

/** Every page of every site that was built, once, the address forms in turn. */
function pagesOfAllSites() {
  return builtSites().flatMap((site) =>
    addressesOf(site, 'kz').map((path, index) => {
      const { prefix, language } = forms[index % forms.length]!
      return { site, language, address: localize(prefix, path) }
    }),
  )
}
