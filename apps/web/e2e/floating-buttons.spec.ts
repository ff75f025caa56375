import { gzipSync } from 'node:zlib'
import type { Locator, Page, Response } from 'playwright/test'
import { oneIn, wide } from './helpers/breadth'
import { contentOf, need } from './helpers/content'
import { tabTo } from './helpers/forms'
import { say } from './helpers/messages'
import { languages, sites, tags, urlOf, type Language } from './helpers/sites'
import { expect, open, openToTheEnd, quiet, test } from './helpers/test'
import { scriptOf } from './helpers/script-of'

/** What the reception may bring on the click, gzip. */
const allowedBytes = 130 * 1024
const ofReception = ['floating', 'reception', 'forms-kz', 'forms-ru', 'forms-en'].map(scriptOf)

test('the reception costs a page nothing before the click, and at most 130 KB gzip of JavaScript and styles on it', async ({ page }) => {
  const asked: string[] = []
  const answers: Response[] = []
  page.on('request', (request) => void asked.push(request.url()))
  page.on('response', (response) => void (['script', 'stylesheet'].includes(response.request().resourceType()) && answers.push(response)))
  await openToTheEnd(page, urlOf('main', '/ru'))
  await button(page, 'ru', 'site.reception').hover()
  await quiet(page)
  expect(asked.filter((url) => ofReception.some((script) => script.test(url)))).toEqual([])
  const before = answers.length

  await button(page, 'ru', 'site.reception').click()
  await expect(dialog(page, 'ru', 'site.reception').locator('form')).toBeVisible()
  await quiet(page)

  const sizes = await Promise.all(answers.slice(before).map(async (response) => ({ name: new URL(response.url()).pathname, bytes: gzipSync(await response.body()).length })))
  const total = sizes.reduce((sum, { bytes }) => sum + bytes, 0)
  console.log(`The reception brings ${(total / 1024).toFixed(1)} KB gzip`)
  expect(total, sizes.map(({ name, bytes }) => `${name} ${bytes}`).join(', ')).toBeLessThanOrEqual(allowedBytes)
})

for (const [place, [width, wanted]] of ([
  [1440, 800],
  [960, 800],
  [959, 719.25],
  [768, 576],
  [767, 690.3],
  [320, 288],
] as const).entries()) {
  test(`the dialog is ${wanted} px wide in a window of ${width}`, oneIn(3, place), async ({ page }) => {
    await page.setViewportSize({ width, height: 800 })
    await open(page, urlOf('main', '/en/Maintenance'))

    await button(page, 'en', 'site.admission_contacts').click()

    const box = dialog(page, 'en', 'site.admission_contacts')
    await expect.poll(async () => (await box.boundingBox())?.width).toBeCloseTo(wanted, 0)
  })
}

for (const [place, site] of sites.entries()) {
  test(`the contacts of the admission committee are shown on ${site} in each language, and on a page of their own`, oneIn(sites.length, place), async ({ page }) => {
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

for (const [place, [width, height]] of ([
  [320, 640],
  [390, 844],
  [768, 1024],
  [1024, 768],
  [1280, 800],
  [1440, 900],
  // In lower ones the header scrolls away with the page (low-windows.spec.ts).
  [320, 336],
] as const).entries()) {
  test(`wherever the reader is they are in a window of ${width} × ${height} pixels, and over nothing of the page`, oneIn(5, place), async ({ page }) => {
    await page.setViewportSize({ width, height })
    await open(page, urlOf('main', '/ru/page/admission/tuition'))
    const toTop = page.getByRole('button', { name: say('ru', 'site.to_top') })
    // A step up brings the button that leads to the top.
    for (const step of [0, 1500, -100, 20_000]) {
      await page.mouse.wheel(0, step)
      for (const key of ['site.admission_contacts', 'site.reception']) {
        await expect(button(page, 'ru', key)).toBeInViewport({ ratio: 1 })
        await expect.poll(() => coveredBy(page, button(page, 'ru', key)), `${key} after ${step} pixels`).toEqual([])
      }
    }
    await expect(toTop).toBeInViewport({ ratio: 1 })
    expect(await coveredBy(page, toTop)).toEqual([])
  })
}

test('the button that leads to the top is out of the way of who goes on down the page, and back for who goes up', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await open(page, urlOf('main', '/ru/page/admission/tuition'))
  const toTop = page.getByRole('button', { name: say('ru', 'site.to_top') })

  await page.mouse.wheel(0, 1500)
  await expect(toTop).toBeAttached()
  await expect(toTop).not.toBeInViewport()

  await page.mouse.wheel(0, -100)
  await expect(toTop).toBeInViewport({ ratio: 1 })
})

test('the keyboard comes to them before it comes to the page', wide, async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await open(page, urlOf('main', '/ru/page/admission/tuition'))

  await tabTo(page, button(page, 'ru', 'site.reception'))
  expect(await page.evaluate(() => window.scrollY)).toBe(0)
  await page.keyboard.press('Enter')

  await expect(dialog(page, 'ru', 'site.reception').locator('form')).toBeVisible()
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

/** Texts, and what can be pressed, that a button lies over, even in part. Over the header's own ground it lies over nothing. */
async function coveredBy(page: Page, floating: Locator): Promise<string[]> {
  return page.evaluate(findCovered, (await floating.boundingBox()) ?? { x: 0, y: 0, width: 0, height: 0 })
}

/** Runs in the page. */
function findCovered(box: { x: number; y: number; width: number; height: number }): string[] {
  const meets = (other: DOMRect) => other.left < box.x + box.width && box.x < other.right && other.top < box.y + box.height && box.y < other.bottom
  const holds = (other: DOMRect) => other.left <= box.x && other.top <= box.y && other.right >= box.x + box.width && other.bottom >= box.y + box.height
  if ([...document.querySelectorAll('.banner > *')].some((bar) => holds(bar.getBoundingClientRect()))) return []
  const found = [...document.querySelectorAll('main :is(a, button, input, select, summary), footer :is(a, button, input)')].filter((target) => meets(target.getBoundingClientRect())).map(({ outerHTML }) => outerHTML)
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
  while (walker.nextNode()) {
    const { currentNode: text } = walker
    const range = document.createRange()
    range.selectNodeContents(text)
    if ([...range.getClientRects()].some(meets) && text.textContent?.trim() && !text.parentElement?.closest('.visually-hidden')) found.push(text.textContent.trim())
  }
  return found
}
