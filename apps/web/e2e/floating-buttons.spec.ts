import { gzipSync } from 'node:zlib'
import type { Locator, Page, Response } from 'playwright/test'
import { contentOf, need } from './helpers/content'
import { say } from './helpers/messages'
import { languages, sites, tags, urlOf, type Language } from './helpers/sites'
import { expect, open, openToTheEnd, quiet, test } from './helpers/test'
import { scriptOf } from './helpers/script-of'

/** What the reception may bring on the click, gzip. */
const allowedBytes = 130 * 1024
const ofReception = ['floating', 'reception', 'forms-kz', 'forms-ru', 'forms-en'].map(scriptOf)

test('the reception costs a page nothing before the click, and at most 130 KB gzip of JavaScript on it', async ({ page }) => {
  const asked: string[] = []
  const scripts: Response[] = []
  page.on('request', (request) => void asked.push(request.url()))
  page.on('response', (response) => void (response.request().resourceType() === 'script' && scripts.push(response)))
  await openToTheEnd(page, urlOf('main', '/ru'))
  await button(page, 'ru', 'site.reception').hover()
  await quiet(page)
  expect(asked.filter((url) => ofReception.some((script) => script.test(url)))).toEqual([])
  const before = scripts.length

  await button(page, 'ru', 'site.reception').click()
  await expect(dialog(page, 'ru', 'site.reception').locator('form')).toBeVisible()
  await quiet(page)

  const sizes = await Promise.all(scripts.slice(before).map(async (response) => ({ name: new URL(response.url()).pathname, bytes: gzipSync(await response.body()).length })))
  const total = sizes.reduce((sum, { bytes }) => sum + bytes, 0)
  console.log(`The reception brings ${(total / 1024).toFixed(1)} KB gzip`)
  expect(total, sizes.map(({ name, bytes }) => `${name} ${bytes}`).join(', ')).toBeLessThanOrEqual(allowedBytes)
})

for (const [width, wanted] of [
  [1440, 800],
  [960, 800],
  [959, 719.25],
  [768, 576],
  [767, 690.3],
  [320, 288],
] as const) {
  test(`the dialog is ${wanted} px wide in a window of ${width}`, async ({ page }) => {
    await page.setViewportSize({ width, height: 800 })
    await open(page, urlOf('main', '/en/Maintenance'))

    await button(page, 'en', 'site.admission_contacts').click()

    const box = dialog(page, 'en', 'site.admission_contacts')
    await expect.poll(async () => (await box.boundingBox())?.width).toBeCloseTo(wanted, 0)
  })
}

for (const site of sites) {
  test(`the contacts of the admission committee are shown on ${site} in each language, and on a page of their own`, async ({ page }) => {
    for (const language of languages) {
      await open(page, urlOf(site, `/${language}/Maintenance`))
      await button(page, language, 'site.admission_contacts').click()

      const contacts = dialog(page, language, 'site.admission_contacts')
      await expect(contacts.locator('[data-content]')).toContainText('104')
      await contacts.getByRole('link', { name: say(language, 'floating.as_page') }).click()

      const { pages } = await contentOf(site)
      const { slug } = need(pages.find(({ id }) => id === 236), 'page 236')
      await expect(page).toHaveURL(urlOf(site, `/${language}/page/${slug}`))
      await expect(contacts).toBeHidden()
      await expect(page.locator('html')).toHaveAttribute('lang', tags[language])
    }
  })
}

test('the button leads to the page of the reception where the code of the dialog does not come', async ({ page, faults }) => {
  faults.expect(/floating|failed to load|ERR_FAILED/i)
  await page.route(scriptOf('floating'), (route) => route.abort())
  await open(page, urlOf('main', '/kz/Maintenance'))

  await button(page, 'kz', 'site.reception').click()

  await expect(page).toHaveURL(urlOf('main', '/kz/reception'))
  await expect(page.locator('main form').first()).toBeVisible()
})

for (const [width, height] of [
  [390, 844],
  [768, 1024],
] as const) {
  test(`they are out of the way of who goes on down the page, and back for who goes up, for the keyboard and where the page ends, at ${width} pixels`, async ({ page }) => {
    await page.setViewportSize({ width, height })
    await open(page, urlOf('main', '/ru/page/admission/tuition'))
    const reception = button(page, 'ru', 'site.reception')
    const toTop = page.getByRole('button', { name: say('ru', 'site.to_top') })
    await expect(reception).toBeInViewport({ ratio: 1 })

    await page.mouse.wheel(0, 1500)
    await expect(reception).not.toBeInViewport()
    await expect(toTop).not.toBeInViewport()

    await page.mouse.wheel(0, -100)
    await expect(reception).toBeInViewport({ ratio: 1 })
    await expect(toTop).toBeInViewport({ ratio: 1 })

    await page.mouse.wheel(0, 100)
    await expect(reception).not.toBeInViewport()
    await reception.focus()
    await page.keyboard.press('Shift+Tab')
    await page.keyboard.press('Tab')
    await expect(reception).toBeFocused()
    await expect(reception).toBeInViewport({ ratio: 1 })

    await page.evaluate(() => (document.activeElement as HTMLElement).blur())
    await page.evaluate(() => window.scrollTo(0, document.documentElement.scrollHeight))
    await expect(toTop).toBeInViewport({ ratio: 1 })
    expect(await wordsBelow(page, toTop)).toEqual([])
  })
}

test('in a window of 320 × 256 pixels they are where the page ends, and nothing stands over it', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 256 })
  await open(page, urlOf('main', '/ru/page/admission/tuition'))
  const toTop = page.getByRole('button', { name: say('ru', 'site.to_top') })
  await expect(button(page, 'ru', 'site.reception')).not.toBeInViewport()

  await page.mouse.wheel(0, 1500)
  await page.mouse.wheel(0, -100)
  await expect(toTop).toBeAttached()
  await expect(button(page, 'ru', 'site.reception')).not.toBeInViewport()
  await expect(toTop).not.toBeInViewport()

  await page.evaluate(() => window.scrollTo(0, document.documentElement.scrollHeight))
  await expect(toTop).toBeInViewport({ ratio: 1 })
  expect(await wordsBelow(page, toTop)).toEqual([])
  await button(page, 'ru', 'site.reception').focus()
  await expect(button(page, 'ru', 'site.reception')).toBeInViewport({ ratio: 1 })
})

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('the buttons are links to pages that say how to write and to call', async ({ page }) => {
    const { settings } = await contentOf('main')
    await page.goto(urlOf('main', '/ru/Maintenance'))
    await button(page, 'ru', 'site.reception').click()

    await expect(page).toHaveURL(urlOf('main', '/ru/reception'))
    await expect(page.locator('main noscript p').first()).toHaveText(say('ru', 'reception_page.needs_script'))
    await expect(page.locator('main').getByRole('link', { name: settings.site_info.email ?? '?' })).toBeVisible()
    await expect(page.getByRole('heading', { name: say('ru', 'reception_page.check_title') })).toBeHidden()

    await button(page, 'ru', 'site.admission_contacts').click()
    await expect(page.locator('main')).toContainText('104')
  })
})

function button(page: Page, language: Language, key: string): Locator {
  return page.getByRole('region', { name: say(language, 'site.contact') }).getByLabel(say(language, key), { exact: true })
}

function dialog(page: Page, language: Language, key: string): Locator {
  return page.getByRole('dialog', { name: say(language, key), exact: true })
}

/** Texts that a button lies over, even in part. */
async function wordsBelow(page: Page, floating: Locator): Promise<string[]> {
  return page.evaluate(findWordsBelow, (await floating.boundingBox()) ?? { x: 0, y: 0, width: 0, height: 0 })
}

/** Runs in the page. */
function findWordsBelow(box: { x: number; y: number; width: number; height: number }): string[] {
  const found: string[] = []
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
  while (walker.nextNode()) {
    const { currentNode: text } = walker
    const range = document.createRange()
    range.selectNodeContents(text)
    const isBelow = [...range.getClientRects()].some((line) => line.left < box.x + box.width && box.x < line.right && line.top < box.y + box.height && box.y < line.bottom)
    if (isBelow && text.textContent?.trim() && !text.parentElement?.closest('.visually-hidden')) found.push(text.textContent.trim())
  }
  return found
}
