import { gzipSync } from 'node:zlib'
import type { Locator, Page, Response } from 'playwright/test'
import { blockOf, expectSound, pageWith, wake } from './helpers/block-page'
import { oneIn, wide } from './helpers/breadth'
import { need } from './helpers/content'
import { get } from './helpers/http'
import { keepNothing } from './helpers/keep-nothing'
import { deeds, type Deed } from './helpers/keyboard-deeds'
import { walk } from './helpers/keyboard-walk'
import { registeredBlocks } from './helpers/registered-blocks'
import { languages, tags, urlOf, type Language } from './helpers/sites'
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

/** The text of another page: its headings are those of the text, and it is no part of the page by a name of its own. */
const nameless = 'ContentBlock'

/** Nothing but ways to pass the page on, which paper has none of. */
const notPrinted = 'ShareComponent'

/** What acts, or leads to other pages of a list. Buttons in a table's head are names of its columns: they stay. */
const controls = '[role=search], form, nav, input, select, textarea, button:not(th button), .button, summary'

/** Scripts that come when a block is touched, or asked for more. */
const ofBlocks = /^(block|open-block|open-island|chart|partner-map)/

async function addressOf(name: string, place: number, language: Language = need(languages[place % languages.length], 'language')): Promise<string> {
  const { path } = await pageWith(name)
  return urlOf('main', `/${language}${path}`)
}

test.describe('on a window of 1280 × 1024 pixels at 400 %', () => {
  test.use({ viewport: { width: 320, height: 256 } })

  for (const [place, name] of registeredBlocks.entries()) {
    test(`${name} starts with at most 110 KB, is reached and operated by the keyboard, fits, and has no fault that axe can find`, oneIn(5, place), async ({ page }) => {
      const block = blockOf(page, name)
      await keepNothing(page)
      const { total, sizes } = await startScripts(page, await addressOf(name, place))
      expect(total, sizes.map(({ name: file, bytes }) => `${file} ${bytes}`).join(', ')).toBeLessThanOrEqual(allowedScriptBytes)
      expect(sizes.filter(({ name: file }) => ofBlocks.test(file))).toEqual([])

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

for (const [place, language] of languages.entries()) {
  test(`every block has a heading one level below that of the page, which its part of the page is called after, in ${language}`, oneIn(3, place), async ({ page }) => {
    for (const [place, name] of registeredBlocks.entries()) {
      const { body } = await get(await addressOf(name, place, language))
      const { heading, label, ...rest } = await page.evaluate(headIn, { html: body, name, hasName: name !== nameless })

      expect.soft({ name, ...rest }).toEqual({ name, titles: 1, level: 'H2', languages: [tags[language]] })
      // What the heading leaves open, such as a year, is no part of the name.
      if (name !== nameless) expect.soft(heading.slice(0, label?.length), name).toBe(need(label, 'name of a block'))
    }
  })
}

for (const [place, name] of registeredBlocks.entries()) {
  test(`${name} ${name === notPrinted ? 'is not printed' : 'prints its heading and its content, and nothing to press'}`, name === notPrinted ? {} : oneIn(12, place), async ({ page }) => {
    await open(page, await addressOf(name, place))
    const block = blockOf(page, name)
    await wake(block)
    const heading = block.getByRole('heading', { level: 2 }).first()
    const rows = block.locator('article, [data-linked], tbody tr, figure').filter({ visible: true })
    await expect(heading).toBeVisible()
    const count = await rows.count()
    if (name !== nameless && name !== notPrinted) expect(count).toBeGreaterThan(0)

    await page.emulateMedia({ media: 'print' })

    await expect(block.locator(controls).filter({ visible: true })).toHaveCount(0)
    if (name === notPrinted) return expect(block).toHaveText('', { useInnerText: true })
    await expect(heading).toBeVisible()
    await expect(rows).toHaveCount(count)
    expect((await block.innerText()).trim().length, 'letters').toBeGreaterThan(100)
  })
}

test('pictures that are hidden leave their place and their text', wide, async ({ page }) => {
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

test('pictures that do not come leave their place, and no link without a name', wide, async ({ page, faults }) => {
  faults.expect(/ERR_FAILED|Failed to load resource/)
  await page.route(/\.(avif|webp|jpe?g|png)$/, (route) => route.abort())
  for (const { name, address } of await blocksWithPictures()) {
    await open(page, address)
    const block = blockOf(page, name)
    await wake(block)
    await block.evaluate(async (element) => {
      const images = [...element.querySelectorAll('img')]
      for (const image of images) image.loading = 'eager'
      await Promise.all(images.map((image) => image.decode().catch(() => undefined)))
    })

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

/** Runs in a page, whichever: the first heading of a block in the HTML of another, and what the block is called. */
function headIn({ html, name, hasName }: { html: string; name: string; hasName: boolean }) {
  const found = new DOMParser().parseFromString(html, 'text/html')
  const block = found.querySelector(`[data-block="${name}"]`)
  const section = hasName ? block?.querySelector('section[aria-label]') : block
  const heading = section?.querySelector('h1, h2, h3, h4, h5, h6')
  const parts = heading ? [heading, ...heading.querySelectorAll('[lang]')] : []
  return {
    titles: found.querySelectorAll('h1').length,
    level: heading?.tagName,
    languages: parts.map((part) => part.closest('[lang]')?.getAttribute('lang')),
    heading: (heading?.textContent ?? '').trim(),
    label: section?.getAttribute('aria-label') ?? undefined,
  }
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
