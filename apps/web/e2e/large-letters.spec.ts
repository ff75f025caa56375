import { wide } from './helpers/breadth'
import { say } from './helpers/messages'
import { urlOf } from './helpers/sites'
import { expect, open, test } from './helpers/test'
import { withoutPixels } from './launch-options'

/* Letters of 200 % by the browser's own setting, which styles by the width of the window follow, too. */
test.use({ launchOptions: { ...withoutPixels, args: [...(withoutPixels.args ?? []), '--blink-settings=defaultFontSize=32'] } })

test('the header is no wider than the window of a telephone once the page was scrolled', wide, async ({ page }) => {
  // In a lower one it scrolls away: 20 rem are 640 pixels by these letters.
  await page.setViewportSize({ width: 360, height: 700 })
  await open(page, urlOf('main', '/kz/page/admission/tuition'))
  await page.mouse.wheel(0, 600)
  await expect(page.locator('header [data-shrunk]')).toBeAttached()

  await expect(page.getByRole('button', { name: say('kz', 'site.menu'), exact: true })).toBeInViewport({ ratio: 1 })
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(360)
})

for (const language of ['kz', 'ru']) {
  test(`the buttons of the home page are no wider than the window of a telephone: ${language}`, wide, async ({ page }) => {
    await page.setViewportSize({ width: 320, height: 700 })
    await open(page, urlOf('main', `/${language}`))

    const ends = await page.locator('main .button:visible').evaluateAll((buttons) => buttons.map((button) => button.getBoundingClientRect().right))
    expect(Math.max(...ends)).toBeLessThanOrEqual(320)
  })
}
