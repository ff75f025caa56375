import { readdirSync } from 'node:fs'
import path from 'node:path'
import { forms, localize, tags, urlOf } from './helpers/sites'
import { expect, hydrated, test } from './helpers/test'
import { root } from './settings'

const built = path.join(root, 'dist/sites')
const parts = 4

/*
 * The reader is on a narrow screen, in another time zone and with a browser in another language than most pages: what
 * depends on any of them differs from what the build rendered, and React says so.
 */
test.use({ viewport: { width: 320, height: 640 }, locale: 'ru-RU', timezoneId: 'America/Los_Angeles' })

for (let part = 0; part < parts; part += 1) {
  test(`every page starts without an error and fits a screen of 320 px, part ${part + 1} of ${parts}`, async ({ page, faults }) => {
    const addresses = pagesOfAllSites().filter((_, index) => index % parts === part)
    faults.expect(/\/404: .*status of 404/)

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
    expect(addresses.length).toBeGreaterThan(0)
  })
}

/** Every page of every site that was built, once, the address forms in turn. */
function pagesOfAllSites() {
  return folders(built).flatMap((site) =>
    readdirSync(path.join(built, site, 'kz'), { recursive: true, encoding: 'utf8' })
      .filter((file) => path.basename(file) === 'index.html')
      .sort()
      .map((file, index) => {
        const form = forms[index % forms.length]!
        const folder = path.dirname(file)
        return { site, language: form.language, address: localize(form.prefix, folder === '.' ? '/' : `/${folder}`) }
      }),
  )
}

function folders(parent: string): string[] {
  return readdirSync(parent, { withFileTypes: true })
    .filter((entry) => entry.isDirectory() && !entry.name.startsWith('.'))
    .map((entry) => entry.name)
}
