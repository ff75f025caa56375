import { gzipSync } from 'node:zlib'
import type { Locator, Page, Response } from 'playwright/test'
import { blockOf, expectSound, pageWith } from './helpers/block-page'
import { need } from './helpers/content'
import { get } from './helpers/http'
import { deeds, type Deed } from './helpers/keyboard-deeds'
import { walk } from './helpers/keyboard-walk'
import { registeredBlocks } from './helpers/registered-blocks'
import { languages, urlOf } from './helpers/sites'
import { allowedScriptBytes, startScripts } from './helpers/start-scripts'
import { expect, open, test } from './helpers/test'

/** What can be done to each block by the keyboard, in this order. A block that is not here fails. */
const deedsOf: Record<string, Deed[]> = {
  ContentBlock: [],
  Dissertation: ['expand', 'turn', 'choose', 'reset', 'pick', 'type'],
  EventsPlugin: ['choose'],
  NewsPlugin: ['turn', 'choose', 'pick', 'type'],
  PortfolioList: ['turn', 'choose', 'reset', 'follow', 'type'],
  PriceEducation: ['turn', 'choose', 'reset', 'pick', 'type'],
  VacancyList: ['turn', 'choose', 'reset', 'pick', 'type'],
  DrScoreListBlock: ['turn', 'choose', 'reset', 'pick', 'type'],
  ProfListBlock: ['choose', 'reset', 'pick', 'type'],
  ScoreListBlock: ['turn', 'choose', 'reset', 'pick', 'type'],
  ScientificProjects: ['unfold', 'turn', 'choose', 'reset', 'type'],
  Gallery: ['enlarge'],
  ListBlock: ['turn', 'follow', 'reset', 'pick', 'type'],
  ShareComponent: [],
  DigitalShowcase: ['unfold', 'turn', 'choose', 'reset', 'pick', 'type'],
  DocsListBlock: ['expand', 'turn', 'choose', 'reset', 'follow', 'type'],
  UniversitiesList: ['turn', 'choose', 'reset', 'pick', 'type'],
}

async function addressOf(name: string, place: number): Promise<string> {
  const { path } = await pageWith(name)
  return urlOf('main', `/${languages[place % languages.length]}${path}`)
}

test.describe('on a window of 1280 × 1024 pixels at 400 %', () => {
  test.use({ viewport: { width: 320, height: 256 } })

  for (const [place, name] of registeredBlocks.entries()) {
    test(`${name} starts with at most 110 KB, is reached and operated by the keyboard, fits, and has no fault that axe can find`, async ({ page }) => {
      const block = blockOf(page, name)
      await keepNothing(page)
      const { total, sizes } = await startScripts(page, await addressOf(name, place))
      expect(total, sizes.map(({ name: file, bytes }) => `${file} ${bytes}`).join(', ')).toBeLessThanOrEqual(allowedScriptBytes)

      const touched = await bytesOf(page, () => wake(block))
      console.log(`${name}: starts with ${kilobytes(total)} KB gzip of JavaScript, the first touch fetches ${kilobytes(touched)} KB`)
      // Code that one block needs and nobody else must not be in what all pages start with.
      expect(touched).toBeGreaterThan(0)

      const { faults, controls } = await walk(page, block)
      expect(faults).toEqual([])
      expect(controls).toBeGreaterThan(0)
      expect(await shareCovered(page), 'of the window under what stays when it scrolls').toBeLessThanOrEqual(0.5)

      for (const deed of need(deedsOf[name], `deeds for ${name}`)) await test.step(deed, () => deeds[deed](page, block))

      await expectSound(page, name)
    })
  }
})

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false, viewport: { width: 390, height: 844 } })

  test('every block shows its first screen, and nothing that would not act', async ({ page }) => {
    for (const [place, name] of registeredBlocks.entries()) {
      await page.goto(await addressOf(name, place))
      const block = blockOf(page, name)

      expect.soft((await block.innerText()).trim().length, `${name}, letters`).toBeGreaterThan(20)
      expect.soft(await block.locator('[role=search], input, select, button').filter({ visible: true }).count(), `${name}, controls`).toBe(0)
    }
  })
})

test('pictures that are hidden leave their place and their text', async ({ page }) => {
  await page.addInitScript(() => localStorage.setItem('img-hide', 'img-hide'))
  const described: string[] = []
  for (const { name, address } of await blocksWithPictures()) {
    await open(page, address)
    await expect(page.locator('body#img-hide')).toHaveCount(1)
    const block = blockOf(page, name)
    await wake(block)

    for (const image of await block.locator('img:not([alt=""])').all()) {
      const alt = need((await image.getAttribute('alt')) ?? undefined, 'text of a picture')
      await expect.soft(image, name).toHaveCSS('background-image', /^url\("data:image\/svg/)
      expect.soft(decodeURIComponent(await image.evaluate((element) => getComputedStyle(element).backgroundImage)), name).toContain(alt.slice(0, 20))
      described.push(alt)
    }
    expect.soft(await lostBy(block), name).toEqual([])
  }
  expect(described).not.toEqual([])
})

test('pictures that do not come leave their place, and no link without a name', async ({ page, faults }) => {
  faults.expect(/ERR_FAILED|Failed to load resource/)
  await page.route(/\.(avif|webp|jpe?g|png)$/, (route) => route.abort())
  for (const { name, address } of await blocksWithPictures()) {
    await open(page, address)
    const block = blockOf(page, name)
    await wake(block)

    expect.soft(await lostBy(block), name).toEqual([])
  }
})

/** Those that show some on the page that is looked at. */
async function blocksWithPictures(): Promise<{ name: string; address: string }[]> {
  const blocks = await Promise.all(
    [...registeredBlocks.entries()].map(async ([place, name]) => {
      const address = await addressOf(name, place)
      const { body } = await get(address)
      const html = body.split(`data-block="${name}"`)[1]?.split(/data-block="|<\/main>/)[0] ?? ''
      return html.includes('<img') ? [{ name, address }] : []
    }),
  )
  expect(blocks.flat()).not.toEqual([])
  return blocks.flat()
}

/** What is in the cache is not measured. */
async function keepNothing(page: Page): Promise<void> {
  const session = await page.context().newCDPSession(page)
  await session.send('Network.setCacheDisabled', { cacheDisabled: true })
}

/** Touches a block; its code has taken it over then. React marks the elements that it draws in. */
async function wake(block: Locator): Promise<void> {
  await block.dispatchEvent('pointerover')
  await expect.poll(() => block.evaluate((element) => Object.keys(element).some((key) => key.startsWith('__reactContainer')))).toBe(true)
}

/** Scripts and styles that come meanwhile, gzip. */
async function bytesOf(page: Page, act: () => Promise<void>): Promise<number> {
  const bodies: Promise<Buffer>[] = []
  const note = (response: Response) => {
    if (/^(script|stylesheet)$/.test(response.request().resourceType())) bodies.push(response.body())
  }
  page.on('response', note)
  await act()
  page.off('response', note)
  return (await Promise.all(bodies)).reduce((sum, body) => sum + gzipSync(body).length, 0)
}

const kilobytes = (bytes: number) => (bytes / 1024).toFixed(1)

/** How much of the window's height is under what does not scroll along: 0 to 1. */
function shareCovered(page: Page): Promise<number> {
  return page.evaluate(() => {
    const covering = [...document.querySelectorAll('body *')].filter((element) => /^(fixed|sticky)$/.test(getComputedStyle(element).position) && element.checkVisibility({ visibilityProperty: true, opacityProperty: true }))
    const rows = new Set<number>()
    for (const element of covering) {
      const { top, bottom, width } = element.getBoundingClientRect()
      // A button in a corner covers little.
      if (width > window.innerWidth / 2) for (let row = Math.max(0, Math.floor(top)); row < Math.min(window.innerHeight, bottom); row += 1) rows.add(row)
    }
    return rows.size / window.innerHeight
  })
}

/** Runs where pictures are not to be seen: those without a place, and links and buttons without a name. */
function lostBy(block: Locator): Promise<string[]> {
  return block.evaluate((element) => {
    const namesOf = (link: Element) => [link.getAttribute('aria-label'), link.textContent, ...[...link.querySelectorAll('img')].map(({ alt }) => alt)].join('').trim()
    const nameless = [...element.querySelectorAll('a[href], button')].filter((link) => link.checkVisibility() && !link.hasAttribute('aria-labelledby') && namesOf(link) === '')
    const collapsed = [...element.querySelectorAll('img')].filter((image) => image.checkVisibility() && image.alt !== '' && (image.clientWidth < 40 || image.clientHeight < 40))
    const wide = document.documentElement.scrollWidth > window.innerWidth ? ['the page is wider than the window'] : []
    return [...nameless, ...collapsed].map(({ outerHTML }) => outerHTML.slice(0, 120)).concat(wide)
  })
}
