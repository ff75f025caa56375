import type { Page } from 'playwright/test'
import { wide } from './helpers/breadth'
import { urlOf } from './helpers/sites'
import { expect, open, test } from './helpers/test'

/*
 * The splash: the ornament on the lower edge of the window at the first start of a session.
 */

// A session of its own for each test.
test.use({ reuseContext: false })

test.describe('with motion', () => {
  test.use({ contextOptions: { reducedMotion: 'no-preference' } })

  test('the splash takes 1.5 s at the first start of a session, over the page and in nobody’s way, and none later', async ({ page }) => {
    await open(page, urlOf('main', '/ru/news'))
    const splash = await look(page)
    expect(splash).toMatchObject({ isMarked: true, duration: '1.5s', pointerEvents: 'none', position: 'fixed' })
    expect(splash.height).toBeLessThanOrEqual(26)
    await expect(page.locator('h1')).toBeVisible()
    await expect.poll(async () => (await look(page)).visibility, { timeout: 3000 }).toBe('hidden')

    await open(page, urlOf('main', '/ru/events'))
    expect((await look(page)).isMarked).toBe(false)
  })

  test('the splash takes 1.2 s on the error page', wide, async ({ page, faults }) => {
    faults.expect(/status of 404/)
    await open(page, urlOf('main', '/ru/no-such-page'))

    expect(await look(page)).toMatchObject({ isMarked: true, duration: '1.2s' })
  })

  test('a page that follows comes in within 100 ms', async ({ page }) => {
    await open(page, urlOf('main', '/ru/news'))
    const main = page.locator('main > *').first()
    await expect(main).toHaveCSS('animation-name', 'none')

    await followNews(page)

    await expect(main).toHaveCSS('animation-duration', '0.1s')
  })
})

test('with reduced motion there is no splash, and pages are simply there', async ({ page }) => {
  await open(page, urlOf('main', '/ru/news'))
  const { isMarked, content } = await look(page)
  expect({ isMarked, content }).toEqual({ isMarked: true, content: 'none' })

  await followNews(page)
  await expect(page.locator('main > *').first()).toHaveCSS('animation-name', 'none')
})

/** Goes on from the list of news to the first item. The address is another before the page is. */
async function followNews(page: Page): Promise<void> {
  const link = page.locator('main h2 a').first()
  const title = await link.innerText()
  await link.click()
  await expect(page).toHaveURL(/\/ru\/news\/\d+$/)
  await expect(page.locator('h1')).toHaveText(title)
}

function look(page: Page) {
  return page.evaluate(() => {
    const { content, animationDuration, pointerEvents, position, visibility, height } = getComputedStyle(document.body, '::before')
    return { isMarked: 'start' in document.documentElement.dataset, content, duration: animationDuration.split(',')[0], pointerEvents, position, visibility, height: parseFloat(height) }
  })
}
