import { urlOf } from './helpers/sites'
import { expect, open, test } from './helpers/test'

test('a table that is wider than a phone is scrolled by the keyboard in its frame, and its caption and the names of its rows stay', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 800 })
  await open(page, urlOf('main', '/en/page/students/dormitory'))
  const caption = (await page.locator('main caption').first().textContent()) ?? ''
  const frame = page.getByRole('group', { name: caption })
  const [words, rowName, cell] = [frame.locator('caption > div'), frame.locator('tbody th').first(), frame.locator('tbody td').last()]
  const placesOf = async () => Promise.all([words, rowName].map(async (kept) => Math.round((await kept.boundingBox())?.x ?? -1)))
  const before = await placesOf()
  await expect(cell).not.toBeInViewport({ ratio: 1 })

  await frame.focus()
  // Each step scrolls by some forty pixels.
  for (let step = 0; step < 12; step += 1) await page.keyboard.press('ArrowRight')

  await expect(cell).toBeInViewport({ ratio: 1 })
  expect(await placesOf()).toEqual(before)
  await expect(words).toBeInViewport({ ratio: 1 })
  expect(await page.evaluate(() => document.scrollingElement?.scrollWidth)).toBe(320)
})

test('of a table that a phone shows as cards no word is cut off where letters are twice as large', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 800 })
  await open(page, urlOf('main', '/ru/page/admission/doctoral'))

  await page.locator(':root').evaluate((root) => root.style.setProperty('font-size', '200%'))

  const cut = await page.locator('main [role=cell]').evaluateAll((cells) => cells.filter((cell) => [...cell.children].some((words) => words.getBoundingClientRect().right > innerWidth)).map(({ textContent }) => textContent))
  expect(cut).toEqual([])
})
