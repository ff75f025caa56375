import type { Locator, Page } from 'playwright/test'
import { findLostInForced } from '../checks/accessibility/forced'
import { addressOf, templates } from '../checks/accessibility/subjects'
import { axeFaults } from './helpers/axe'
import { wide } from './helpers/breadth'
import { walk } from './helpers/keyboard-walk'
import { say } from './helpers/messages'
import { languages, urlOf } from './helpers/sites'
import { expect, open, test } from './helpers/test'

/* For readers whose system has colours of its own (forced colours), asks for more contrast, or holds still what moves (reduced motion). */

for (const [turn, language] of languages.entries()) {
  test(`in forced colours every control shows the focus, what is chosen is not told by its ground alone, and icons are seen, on templates in ${language}`, wide, async ({ page, faults }) => {
    faults.expect(/status of 404/)
    for (const template of (await templates()).filter((_, place) => place % languages.length === turn)) {
      await openForced(page, addressOf(template, language))
      await template.after?.(page, language)
      // From the keyboard on, the focus that a script gives is shown, too.
      await page.keyboard.press('Tab')

      expect.soft(await page.locator('body').evaluate(findLostInForced), template.name).toEqual([])
    }
  })
}

test('in forced colours the page of a list that is shown, the column that sorts it and the days of a calendar are told from the others', async ({ page }) => {
  // Colours of the light theme on a dark ground.
  await page.addInitScript(() => localStorage.setItem('user-theme', 'light-theme'))
  await page.emulateMedia({ forcedColors: 'active', colorScheme: 'dark', reducedMotion: 'reduce' })
  await open(page, urlOf('main', '/en/page/admission/bachelor/grants?sort=name'))
  const colour = (selector: string, property: string) => page.locator(selector).first().evaluate((element, name) => getComputedStyle(element).getPropertyValue(name), property)

  expect(await colour('[data-block] nav [aria-current]', 'border-top-color')).not.toBe(await colour('[data-block] nav li :not([aria-current])', 'border-top-color'))
  expect(await colour('thead path[data-on]', 'fill')).toBe(await colour('thead button', 'color'))

  await open(page, urlOf('main', '/en/events?from=2026-12-01&to=2026-12-09'))
  await page.getByRole('combobox', { name: say('en', 'events.first_day') }).click()
  expect(await colour('.ant-picker-cell-range-start .ant-picker-cell-inner', 'background-color')).not.toBe(await colour('.ant-picker-panel-container', 'background-color'))
  expect(await colour('.ant-picker-cell:not(.ant-picker-cell-in-view)', 'color')).not.toBe(await colour('.ant-picker-cell-in-view', 'color'))
})

test('in forced colours the words that were looked for are seen in the titles of what was found', async ({ page }) => {
  await page.emulateMedia({ forcedColors: 'active', colorScheme: 'dark', reducedMotion: 'reduce' })
  await open(page, urlOf('main', '/en/search?q=physics'))

  const snippet = await grounds(page.locator('main p mark').first())
  expect(snippet).not.toContain('rgba')
  expect(await grounds(page.locator('main h2 mark').first())).toBe(snippet)
})

test('in forced colours the focus is seen on the whole way through the page of the reception', wide, async ({ page }) => {
  await openForced(page, urlOf('main', '/en/reception'))
  await expect(page.locator('main form')).toHaveCount(2)

  const { faults } = await walk(page, page.locator('#___gatsby'), 'mayAppear')

  expect(faults).toEqual([])
})

test('who asks for more contrast has 7:1 for all text, in both themes', async ({ page }) => {
  for (const [path, colorScheme] of [['/kz', 'light'], ['/ru/reception', 'dark'], ['/en/search?q=2026', 'light'], ['/kz/page/about/vacancies', 'dark']] as const) {
    await page.emulateMedia({ contrast: 'more', colorScheme, reducedMotion: 'reduce' })
    await open(page, urlOf('main', path))

    expect.soft(await axeFaults(page, { only: ['color-contrast-enhanced'] }), path).toEqual([])
  }

  // As without JavaScript, which names no theme.
  await page.evaluate(() => document.documentElement.removeAttribute('class'))
  expect(await axeFaults(page, { only: ['color-contrast-enhanced'] })).toEqual([])
})

test('nothing moves where the system asks for that', async ({ page }) => {
  for (const path of ['/kz', '/ru/news', '/en/page/about/campus', '/en/search?q=2026']) {
    await open(page, urlOf('main', path))

    expect.soft(await page.evaluate(findMoving), path).toEqual([])
  }
})

const grounds = (locator: Locator) => locator.evaluate((element) => `${getComputedStyle(element).color} on ${getComputedStyle(element).backgroundColor}`)

async function openForced(page: Page, url: string): Promise<void> {
  await page.emulateMedia({ forcedColors: 'active', reducedMotion: 'reduce' })
  await open(page, url)
}

/** Runs in the page: animations that go on, and changes of place or size that take longer than nobody sees. */
function findMoving(): string[] {
  const running = document.getAnimations().filter(({ playState }) => playState === 'running')
  const slow = [...document.body.querySelectorAll('*')].filter((one) => {
    const { transitionDuration, transitionProperty } = getComputedStyle(one)
    const durations = transitionDuration.split(',').map(parseFloat)
    return transitionProperty.split(', ').some((property, index) => /^(all|transform|translate|scale|rotate|width|height|inset|top|left|margin)/.test(property) && (durations[index % durations.length] ?? 0) > 0.01)
  })
  return [...running.map((animation) => `moves: ${animation.effect instanceof KeyframeEffect ? animation.effect.target?.outerHTML.slice(0, 100) : ''}`), ...slow.map((one) => `would move: ${one.outerHTML.slice(0, 100)}`)]
}
