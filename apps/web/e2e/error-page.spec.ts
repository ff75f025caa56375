import { wide } from './helpers/breadth'
import { contentOf, need, textOf } from './helpers/content'
import { say } from './helpers/messages'
import { languages, sites, urlOf } from './helpers/sites'
import { expect, open, test } from './helpers/test'

test('an unknown address says in each language what is wrong and leads home and to the same path of the old site', async ({ page, faults }) => {
  faults.expect(/status of 404/)
  const { settings } = await contentOf('main')
  const oldSite = need(settings.old_site_url ?? undefined, 'address of the old site')
  for (const language of languages) {
    const path = `/${language}/no/such-page`
    await open(page, urlOf('main', `${path}?id=42`))
    const main = page.locator('main')

    await expect(main).toContainText(`${say(language, 'error.title')} 404`)
    await expect(main.getByRole('heading', { level: 1 })).toHaveText(say(language, 'error.not_found_message'))
    await expect(main).toContainText(say(language, 'error.page_not_found', { path }))
    await expect(main.getByRole('link', { name: say(language, 'error.old_site') })).toHaveAttribute('href', `${oldSite.replace(/\/$/, '')}${path}?id=42`)

    await expect(main.getByRole('link', { name: say(language, 'error.reception') })).toHaveAttribute('href', `/${language}/reception`)

    await main.getByRole('link', { name: say(language, 'error.go_home') }).click()
    await expect(page).toHaveURL(urlOf('main', `/${language}`))
  }
})

for (const site of sites) {
  test(`an unknown address of ${site} has a field that searches the site`, site === 'main' ? {} : wide, async ({ page, faults }) => {
    faults.expect(/status of 404/)
    for (const language of languages) {
      await open(page, urlOf(site, `/${language}/no-such-page`))

      await page.locator('main').getByRole('searchbox', { name: say(language, 'search.label') }).fill('кітап')
      await page.keyboard.press('Enter')

      await expect(page).toHaveURL(urlOf(site, `/${language}/search?${new URLSearchParams({ q: 'кітап' })}`))
      await expect(page.locator('main').getByRole('searchbox', { name: say(language, 'search.label') })).toHaveValue('кітап')
    }
  })
}

test('a page comes to life at an address whose path or fragment nothing decodes, and a link to one leads there', async ({ page, faults }) => {
  faults.expect(/status of 404|URI malformed/)
  await open(page, urlOf('main', '/en/100%'))
  await expect(page.locator('main')).toContainText(say('en', 'error.page_not_found', { path: '/en/100%' }))

  await open(page, urlOf('main', '/en/news#100%'))
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(say('en', 'news.title'))

  await page.evaluate(() => window.___navigate('/en/50%'))
  await expect(page.locator('main')).toContainText(say('en', 'error.page_not_found', { path: '/en/50%' }))
})

test('says it in the words of the specification', async ({ page, faults }) => {
  faults.expect(/status of 404/)
  await open(page, urlOf('main', '/en/no-such-page'))

  await expect(page.locator('h1')).toHaveText('The address was typed incorrectly, or the page no longer exists.')
  await expect(page.locator('main')).toContainText('Page not found: /en/no-such-page')
})

test('a page that fails to render is an error page with the code 500 in the layout, and the next page is there again', async ({ page, faults }) => {
  faults.expect(/TypeError/)
  const { news, settings } = await contentOf('main')
  const item = need(news[0], 'news item')
  await page.route(`**/page-data/ru/news/${item.id}/page-data.json`, async (route) => {
    const response = await route.fetch()
    const data = (await response.json()) as { result: { data: unknown } }
    data.result.data = { universityNews: {} }
    await route.fulfill({ response, json: data })
  })
  await open(page, urlOf('main', '/ru/news'))

  await page.evaluate((to) => window.___navigate(to), `/ru/news/${item.id}`)

  await expect(page.locator('main h1')).toHaveText(`${say('ru', 'error.title')} 500`)
  await expect(page.locator('main')).not.toContainText(say('ru', 'error.not_found_message'))
  await expect(page.locator('footer')).toBeVisible()
  await expect.poll(() => faults.all.length, 'it is logged').toBeGreaterThan(0)

  await page.locator('main').getByRole('link', { name: say('ru', 'error.go_home') }).click()
  await expect(page).toHaveURL(urlOf('main', '/ru'))
  await expect(page.locator('main h1')).toHaveText(textOf(settings.site_info, 'tagline', 'ru').text)
})
