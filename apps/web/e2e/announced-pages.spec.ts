import type { Page } from 'playwright/test'
import { wide } from './helpers/breadth'
import { contentOf } from './helpers/content'
import { say } from './helpers/messages'
import { samplesOf } from './helpers/samples'
import { languages, localize, tags, urlOf } from './helpers/sites'
import { expect, open, test } from './helpers/test'

test('a page that the reader goes on to is announced by its heading, in its language, and has the focus; the first one has neither', async ({ page }) => {
  for (const language of languages) {
    await open(page, urlOf('main', `/${language}/news`))
    await expect(announced(page)).toHaveText('')
    await expect(page.locator('main')).not.toBeFocused()

    await page.getByRole('contentinfo').getByRole('link', { name: say(language, 'site.accessibility_statement') }).press('Enter')

    await expect(page).toHaveURL(urlOf('main', `/${language}/accessibility`))
    await expect(page.locator('main')).toBeFocused()
    await expect(announced(page)).toHaveText(say(language, 'site.accessibility_statement'))
    await expect(announced(page)).toHaveAttribute('lang', tags[language])
    expect(await page.locator('body').ariaSnapshot(), 'what Gatsby says in English').not.toContain('Navigated to')
    await page.keyboard.press('Tab')
    await expect(page.locator('main a:focus')).toHaveCount(1)
  }
})

test('a step back is announced, and has the focus', async ({ page }) => {
  await open(page, urlOf('main', '/en/events'))
  await navigate(page, '/en/news')
  await expect(announced(page)).toHaveText(say('en', 'news.title'))

  await page.goBack()

  await expect(announced(page)).toHaveText(say('en', 'events.title'))
  await expect(page.locator('main')).toBeFocused()
})

test('another language is announced in it, and the focus stays in the switcher', async ({ page }) => {
  const sample = samplesOf(await contentOf('main'))['news item']
  await open(page, urlOf('main', localize('/kz', sample.path)))
  const link = page.locator('header a[hreflang=ru]')

  await link.press('Enter')

  await expect(page).toHaveURL(urlOf('main', localize('/ru', sample.path)))
  await expect(announced(page)).toHaveText(sample.heading('ru'))
  await expect(announced(page)).toHaveAttribute('lang', 'ru')
  await expect(link).toBeFocused()
})

test('a page that is opened from the full-screen menu has the focus, not the button of the menu', wide, async ({ page }) => {
  await page.setViewportSize({ width: 1366, height: 800 })
  await open(page, urlOf('main', '/ru/events'))
  await page.getByRole('button', { name: say('ru', 'site.menu'), exact: true }).press('Enter')

  await page.locator('#sidebar a[href="/ru/news"]').first().press('Enter')

  await expect(page.getByRole('dialog')).toHaveCount(0)
  await expect(page.locator('h1')).toHaveText(say('ru', 'news.title'))
  await expect(page.locator('main')).toBeFocused()
})

test('a fragment has the focus', wide, async ({ page }) => {
  await open(page, urlOf('main', '/en/news'))

  await navigate(page, '/en/accessibility#keyboard')

  await expect(page.locator('#keyboard')).toBeFocused()
  await expect(page.locator('#keyboard')).toBeInViewport()
  await expect(announced(page)).toHaveText(say('en', 'site.accessibility_statement'))
})

test('another page of a list, or a filter of it, is no other page: the list tells of it', wide, async ({ page }) => {
  await open(page, urlOf('main', '/en/news'))
  const said = await announced(page).evaluateHandle((region) => {
    const texts: string[] = []
    new MutationObserver(() => texts.push(region.textContent)).observe(region, { childList: true })
    return texts
  })

  const rows = page.waitForResponse('**/api/plugin/news')
  await navigate(page, '/en/news?page=2')
  await rows
  await expect(page.locator('main [aria-busy=true]')).toHaveCount(0)
  await navigate(page, '/en/events')

  await expect(announced(page)).toHaveText(say('en', 'events.title'))
  expect(await said.jsonValue()).toEqual([say('en', 'events.title')])
})

const announced = (page: Page) => page.locator('[data-announces]')

/** As a link of the site does. */
function navigate(page: Page, to: string): Promise<void> {
  return page.evaluate((address) => (window as unknown as { ___navigate: (to: string) => void }).___navigate(address), to)
}
