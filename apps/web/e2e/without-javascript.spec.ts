import { oneIn } from './helpers/breadth'
import { contentOf, textOf } from './helpers/content'
import { say } from './helpers/messages'
import { kinds, samplesOf } from './helpers/samples'
import { languages, localize, tags, urlOf } from './helpers/sites'
import { expect, test } from './helpers/test'

test.use({ javaScriptEnabled: false })

for (const [place, kind] of kinds.entries()) {
  test(`a ${kind} is readable without JavaScript, and its language can be changed`, oneIn(6, place), async ({ page }) => {
    const sample = samplesOf(await contentOf('main'))[kind]
    await page.goto(urlOf('main', localize('', sample.path)))

    for (const language of ['ru', 'en'] as const) {
      await page.locator(`header a[hreflang=${tags[language]}]`).click()

      await expect(page).toHaveURL(urlOf('main', localize(`/${language}`, sample.path)))
      await expect(page.locator('h1')).toHaveText(sample.heading(language))
      await expect(page.locator('h1')).toBeVisible()
      await expect(page.locator('html')).toHaveAttribute('lang', tags[language])
      expect((await page.locator('main').innerText()).length).toBeGreaterThan(300)
    }
  })
}

test('the pictures of the first screen are there without JavaScript', async ({ page }) => {
  await page.goto(urlOf('main', '/kz'))

  const picture = page.locator('main img').first()

  await expect(picture).toBeVisible()
  await expect.poll(() => picture.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(0)
})

test('the main menu opens under the pointer and under the focus without JavaScript', async ({ page }) => {
  const { menu } = await contentOf('main')
  const index = menu.findIndex((item) => item.sub_menu.length > 0)
  await page.goto(urlOf('main', '/ru'))
  const entry = page.getByRole('navigation', { name: say('ru', 'site.main_navigation') }).locator('> ul > li').nth(index)
  const panel = entry.locator('> div > div')
  await expect(panel).toBeHidden()

  await entry.hover()
  await expect(panel).toBeVisible()
  await page.mouse.move(2, 700)
  await expect(panel).toBeHidden()

  await entry.locator('button').focus()
  await page.keyboard.press('Tab')
  const link = panel.locator('a').first()
  await expect(link).toBeFocused()
  await expect(link).toBeVisible()
  const address = await link.getAttribute('href')
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(urlOf('main', address ?? '?'))
})

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 } })

  test('every section can be reached without JavaScript', async ({ page }) => {
    const { menu } = await contentOf('main')
    for (const language of languages) {
      await page.goto(urlOf('main', `/${language}`))
      await page.locator('header').getByRole('link', { name: say(language, 'site.menu'), exact: true }).click()
      await expect.soft(page.getByRole('navigation', { name: say(language, 'site.menu') }).last()).toBeInViewport()
      for (const item of menu) {
        const first = [item, ...item.sub_menu].find(({ link, slugs }) => link !== null || slugs !== null)
        const path = first?.link ?? `/page/${first?.slugs}`
        const link = page.locator(`footer a[href="${path.startsWith('/') ? `/${language}${path}` : path}"]`)

        await expect.soft(link).toBeVisible()
        await expect.soft(link).toContainText(textOf(item, 'menu_title', language).text)
      }
    }
  })
})

test('an unknown address has a field that leads to the search without JavaScript', async ({ page, faults }) => {
  faults.expect(/status of 404/)
  await page.goto(urlOf('lib', '/ru/no-such-page'))

  await page.locator('main').getByRole('searchbox', { name: say('ru', 'search.label') }).fill('часы работы')
  await page.locator('main').getByRole('button', { name: say('ru', 'search.submit'), exact: true }).click()

  await expect(page).toHaveURL(urlOf('lib', `/ru/search?${new URLSearchParams({ q: 'часы работы' })}`))
})

test('the search says that it needs JavaScript, before its sections, and shows no field', async ({ page }) => {
  await page.goto(urlOf('main', '/ru/search?q=%D1%81%D1%82%D0%B8%D0%BF%D0%B5%D0%BD%D0%B4%D0%B8%D1%8F'))
  const main = page.locator('main')

  // A browser that tests have switched the scripts off in takes what is in <noscript> for text without elements.
  expect(await main.locator('noscript').innerHTML()).toContain(say('ru', 'search.needs_javascript'))
  await expect(main.getByText(say('ru', 'search.hint'))).toBeHidden()
  await expect(main.getByRole('searchbox')).toBeHidden()
  await expect(main.getByRole('heading', { level: 2 }).first()).toBeVisible()
})

test('no page number, filter or button is there that leads nowhere without JavaScript', async ({ page }) => {
  for (const path of ['/en/news', '/en/events', '/en/announce', '/en/news/archive']) {
    await page.goto(urlOf('main', path))

    await expect.soft(page.locator('main a[href^="?"]').filter({ visible: true }), path).toHaveCount(0)
    await expect.soft(page.getByRole('button', { name: say('en', 'site.menu'), exact: true }), path).toBeHidden()
  }
  expect(await page.content()).toContain(say('en', 'list.needs_script'))
})
