import { wide } from './helpers/breadth'
import { contentOf, textOf } from './helpers/content'
import { get } from './helpers/http'
import { say } from './helpers/messages'
import { forms, languages, localize, publicUrlOf, sites, tags, urlOf } from './helpers/sites'
import { expect, open, test } from './helpers/test'

const path = '/accessibility'

test('every page leads to the statement on accessibility, on a desktop and a phone', wide, async ({ page }) => {
  for (const { language, address } of [{ language: 'kz', address: '/kz' }, { language: 'en', address: '/en/news' }] as const) {
    await open(page, urlOf('main', address))
    await page.setViewportSize(language === 'kz' ? { width: 390, height: 844 } : { width: 1440, height: 900 })

    await page.getByRole('contentinfo').getByRole('link', { name: say(language, 'site.accessibility_statement') }).click()

    await expect(page).toHaveURL(urlOf('main', localize(`/${language}`, path)))
    await expect(page.locator('h1')).toHaveText(say(language, 'site.accessibility_statement'))
    await expect(page.getByRole('heading', { name: say(language, 'statement.keyboard') })).toBeVisible()
  }
})

for (const site of sites) {
  test(`the statement of ${site} is at each of its addresses, names the site's own contacts, and is found by search engines`, async () => {
    const { site_info } = (await contentOf(site)).settings
    for (const { prefix, language } of forms) {
      const { status, body } = await get(urlOf(site, localize(prefix, path)))
      const sitemap = await get(urlOf(site, `/sitemap-${language}.xml`))

      expect.soft([status, body.includes(`<html lang="${tags[language]}"`)], `${prefix}${path}`).toEqual([200, true])
      expect.soft(body, `${prefix}${path}`).toContain(`<link rel="canonical" href="${publicUrlOf(site, localize(`/${language}`, path))}"`)
      expect.soft(body).toContain(`mailto:${site_info.email}`)
      expect.soft(body).toContain(textOf(site_info, 'name', language).text)
      expect.soft(body).toContain('"BreadcrumbList"')
      expect.soft(sitemap.body).toContain(`<loc>${publicUrlOf(site, localize(`/${language}`, path))}</loc>`)
    }
  })
}

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('the statement can be read, its tables have names and headers, and its outline leads to each section', async ({ page }) => {
    for (const language of languages) {
      await page.goto(urlOf('main', localize(`/${language}`, path)))

      await expect(page.locator('main').getByRole('table')).toHaveCount(11)
      const keys = page.getByRole('table', { name: say(language, 'keyboard.gallery') })
      await expect(keys.getByRole('columnheader')).toHaveText([say(language, 'keyboard.key'), say(language, 'keyboard.action')])
      await expect(keys.getByRole('rowheader').last()).toHaveText(say(language, 'keys.escape'))
    }
    for (const link of await page.getByRole('navigation', { name: say('en', 'site.contents') }).getByRole('link').all()) {
      await expect(page.locator(`main h2${await link.getAttribute('href')}`)).toHaveText(await link.innerText())
    }
  })
})
