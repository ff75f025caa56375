import { readdirSync } from 'node:fs'
import path from 'node:path'
import type { Page } from 'playwright/test'
import { oneIn, wide } from './helpers/breadth'
import { holdStill } from './helpers/hold-still'
import { looks, openLook, type Look } from './helpers/looks'
import { expect, test } from './helpers/test'
import { withPixels } from './launch-options'
import { settings } from './settings'

/*
 * What pages look like, compared with the pictures in screenshots/. After a change that is meant: `npm run screenshots`,
 * then look at what git shows as changed. The window is resized and the theme of the system switched instead of loading
 * the page six times. `npm test` compares every fourth look at one width, `npm run test:wide` each at every one, in the two themes by turns;
 * `npm run screenshots -- --check` all six.
 */

/** Of the window, with its heights. */
const widths = { 390: 844, 768: 1024, 1440: 900 }
type Width = keyof typeof widths
/** How much of a page a picture holds, in pixels from its top. */
const depth = 900
const timeout = 15_000
/** One look in so many is compared by `npm test`. */
const byDay = 4

test.use({ launchOptions: withPixels })
// Six pictures a test, two for each where one is renewed.
test.describe.configure({ timeout: 90_000 })

for (const [place, [name, look]] of Object.entries(looks).entries()) {
  test(`looks as it did: ${name}`, settings.allPictures ? {} : oneIn(byDay, place), async ({ page, faults }) => {
    if (look.fault) faults.expect(look.fault)
    const all = widthsOf(look)
    const compared = settings.isWide || settings.allPictures ? all : [all[(place / byDay) % all.length] ?? all[0]]
    await page.setViewportSize({ width: all[0], height: widths[all[0]] })
    await openLook(page, look)
    await holdStill(page, look)

    for (const width of compared) {
      await page.setViewportSize({ width, height: widths[width] })
      const themes = themesOf(look)
      const turn = themes[(place + all.indexOf(width)) % themes.length]
      for (const theme of settings.allPictures ? themes : themes.filter((one) => one === turn)) {
        await page.emulateMedia({ colorScheme: theme, reducedMotion: 'reduce' })
        await expect.soft(page).toHaveScreenshot(`${name}-${width}-${theme}.webp`, await frameOf(page, look))
      }
    }
  })
}

test('no picture is kept that nothing is compared with', () => {
  const compared = Object.entries(looks).flatMap(([name, look]) => widthsOf(look).flatMap((width) => themesOf(look).map((theme) => `${name}-${width}-${theme}.webp`)))

  expect(readdirSync(path.join(__dirname, 'screenshots')).sort()).toEqual(compared.sort())
})

test.describe('a picture finds', () => {
  const look = looks['page'] as Look
  const faults = {
    'a colour that is another': ':root { --color-sand: #eee5d4 }',
    'a heading that stands two pixels lower': 'h1 { position: relative; top: 2px }',
    'an icon that is missing': 'header button svg { visibility: hidden }',
    'another weight of the text': 'main p { font-weight: 600 }',
  }

  for (const [place, [fault, css]] of Object.entries(faults).entries()) {
    test(fault, oneIn(4, place), async ({ page }) => {
      await page.setViewportSize({ width: 390, height: 844 })
      await openLook(page, look)
      await holdStill(page, look)

      await page.addStyleTag({ content: css })

      await expect(page).not.toHaveScreenshot('page-390-light.webp', await frameOf(page, look))
    })
  }
})

test('a picture does not see which day it is', wide, async ({ page }) => {
  const look = looks['event-list'] as Look
  await page.setViewportSize({ width: 390, height: 844 })
  await openLook(page, look)

  await page.evaluate(() => {
    const list = document.querySelector('main ul:has(time)')
    list?.append(...[...list.children].reverse())
    for (const month of document.querySelectorAll('main time > :first-child')) month.textContent = 'Мам'
    for (const day of document.querySelectorAll('main time > :nth-child(2)')) day.textContent = '7'
  })
  await holdStill(page, look)

  await expect(page).toHaveScreenshot('event-list-390-light.webp', await frameOf(page, look))
})

test('a picture of a part does not see how high it is above it', wide, async ({ page }) => {
  const look = looks['footer'] as Look
  await page.setViewportSize({ width: 390, height: 844 })
  await openLook(page, look)
  await holdStill(page, look)

  await page.addStyleTag({ content: 'main { padding-top: 20.4px }' })

  await expect(page).toHaveScreenshot('footer-390-light.webp', await frameOf(page, look))
})

function widthsOf({ isWide }: Look): [Width, ...Width[]] {
  return isWide ? [1440] : [390, 768, 1440]
}

function themesOf({ isLight }: Look): readonly ('light' | 'dark')[] {
  return isLight ? ['light'] : ['light', 'dark']
}

interface Frame {
  fullPage?: boolean
  clip?: { x: number; y: number; width: number; height: number }
  /** In milliseconds: a machine that does much else is slow at taking pictures. */
  timeout: number
}

/** What of the page the picture holds, once all of it is there. */
async function frameOf(page: Page, { part = 'body', isWindow = false }: Look): Promise<Frame> {
  await page.mouse.move(0, 0)
  await picturesAreThere(page)
  if (isWindow) return { timeout }
  await page.locator(part).evaluate(toWholePixel)
  const box = await page.locator(part).boundingBox()
  if (!box) throw new Error(`${page.url()} has no ${part}`)
  return { fullPage: true, clip: { ...box, height: Math.min(box.height, depth) }, timeout }
}

/** Runs in the page: what stands above is as high as its texts of the day, and half a pixel draws every letter anew. */
function toWholePixel(element: HTMLElement | SVGElement): void {
  element.style.position = 'relative'
  element.style.top = '0'
  const top = element.getBoundingClientRect().top + window.scrollY
  element.style.top = `${Math.round(top) - top}px`
}

/** Those that come with scrolling, too. */
async function picturesAreThere(page: Page): Promise<void> {
  await page.evaluate(async () => {
    const images = [...document.images].filter((image) => image.getBoundingClientRect().width > 0)
    for (const image of images) image.loading = 'eager'
    await Promise.all([document.fonts.ready, ...images.map((image) => image.decode().catch(() => undefined))])
  })
}
