import type { Page } from 'playwright/test'
import { wide } from './helpers/breadth'
import { say } from './helpers/messages'
import { urlOf } from './helpers/sites'
import { expect, open, openToTheEnd, test } from './helpers/test'
import { scriptOf } from './helpers/script-of'

/*
 * Shown by what has something to say: here by the newsletter's box, whose call fails.
 */

test.beforeEach(({ faults }) => {
  faults.expect(/status of 503|Subscribing to the newsletter failed/)
})

test('an error is shown for three seconds in a region that screen readers hear, over everything else', async ({ page }) => {
  await prepare(page)
  const lifetime = lifetimeOf(page, say('ru', 'newsletter.unavailable'))
  await provoke(page)

  const toast = page.getByRole('alert').filter({ hasText: say('ru', 'toast.error') })
  await expect(toast).toContainText(say('ru', 'newsletter.unavailable'))
  const zIndex = await toast.evaluate((element) => Number(getComputedStyle(element.parentElement as Element).zIndex))
  expect(zIndex, 'the full-screen menu is at 10000').toBeGreaterThan(10_000)
  const ms = await lifetime
  expect(ms).toBeGreaterThan(2900)
  expect(ms).toBeLessThan(4000)
})

test('an error stays while the pointer is on it', wide, async ({ page }) => {
  await prepare(page)
  await provoke(page)
  const text = page.getByText(say('ru', 'newsletter.unavailable'))

  await text.hover()
  await page.waitForTimeout(4000)
  await expect(text).toBeVisible()
  await page.mouse.move(5, 5)

  await expect(text).toHaveCount(0)
})

test('an error is closed by the keyboard alone', wide, async ({ page }) => {
  await prepare(page)
  await provoke(page)
  const text = page.getByText(say('ru', 'newsletter.unavailable'))
  const close = page.getByRole('alert').getByRole('button', { name: say('ru', 'site.close') })

  await close.focus()
  await page.waitForTimeout(3500)
  await expect(text, 'time stands still under the focus').toBeVisible()
  await page.keyboard.press('Enter')

  await expect(text).toHaveCount(0)
})

test('nothing of toasts is loaded by who needs none', async ({ page }) => {
  const scripts: string[] = []
  page.on('request', (request) => scripts.push(request.url()))
  await openToTheEnd(page, urlOf('main', '/ru'))

  expect(scripts.filter((url) => scriptOf('newsletter').test(url))).toEqual([])
  await expect(page.getByRole('alert')).toHaveCount(0)
})

async function prepare(page: Page) {
  await page.route('**/api/mail/subscription', (route) => route.fulfill({ status: 503, json: {} }))
  await open(page, urlOf('main', '/ru/news'))
}

async function provoke(page: Page) {
  const field = page.locator('footer').getByRole('textbox', { name: say('ru', 'site.email') })
  await field.fill('aigerim@post.example')
  await field.press('Enter')
}

/** How long a text is in the page, in milliseconds, by the page's own clock. */
function lifetimeOf(page: Page, text: string): Promise<number> {
  return page.evaluate(
    (wanted) =>
      new Promise<number>((resolve) => {
        let since: number | undefined
        // It hears of each change at once, however long the next frame takes.
        new MutationObserver(() => {
          const isThere = [...document.querySelectorAll('[role=alert]')].some(({ textContent }) => textContent.includes(wanted))
          if (isThere) since ??= performance.now()
          else if (since !== undefined) resolve(performance.now() - since)
        }).observe(document.body, { subtree: true, childList: true, characterData: true })
      }),
    text,
  )
}
