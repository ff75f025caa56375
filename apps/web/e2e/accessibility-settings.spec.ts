import type { Page } from 'playwright/test'
import { wide } from './helpers/breadth'
import { contentOf } from './helpers/content'
import { say } from './helpers/messages'
import { samplesOf, type Kind } from './helpers/samples'
import { urlOf } from './helpers/sites'
import { expect, open, test, withoutScripts } from './helpers/test'

/** What goes beyond size, theme and pictures: keys in the browser's storage. */
const largest = { 'user-font-size': 'fz-big', 'a11y-letters': '3', 'a11y-lines': '3', 'a11y-font': 'serif', 'a11y-targets': 'large' }

/** Ink and ground of the schemes in styles/accessibility.css. */
const schemes = {
  'black-on-white': ['rgb(0, 0, 0)', 'rgb(255, 255, 255)'],
  'white-on-black': ['rgb(255, 255, 255)', 'rgb(0, 0, 0)'],
  blue: ['rgb(6, 38, 79)', 'rgb(168, 213, 255)'],
  brown: ['rgb(61, 43, 22)', 'rgb(247, 240, 216)'],
  green: ['rgb(169, 228, 77)', 'rgb(43, 28, 15)'],
} as const

const kinds: Kind[] = ['home page', 'content page', 'list of news', 'news item', 'list of events', 'event', 'vacancy', 'department', 'portfolio', 'dissertation']

test('is there before anything is painted, also where no script of the site runs', async ({ page }) => {
  await keep(page, { 'a11y-scheme': 'green', 'a11y-images': 'grey', 'a11y-media': 'off', ...largest })
  await withoutScripts(page)

  await page.goto(urlOf('main', '/ru'))

  const attributes = await page.locator('html').evaluate((root) => Object.fromEntries([...root.attributes].filter(({ name }) => name.startsWith('data-a11y-')).map(({ name, value }) => [name, value])))
  expect(attributes).toEqual({ 'data-a11y-scheme': 'green', 'data-a11y-font': 'serif', 'data-a11y-letters': '3', 'data-a11y-lines': '3', 'data-a11y-images': 'grey', 'data-a11y-media': 'off', 'data-a11y-targets': 'large' })
})

test('a scheme leaves two colours, and no text without the one on the other', async ({ page }) => {
  const samples = samplesOf(await contentOf('main'))
  for (const [index, kind] of kinds.entries()) {
    const [scheme, [ink, ground]] = Object.entries(schemes)[index % 5] as [string, readonly [string, string]]
    await keep(page, { 'a11y-scheme': scheme })
    await open(page, urlOf('main', `/kz${samples[kind].path}`))

    expect(await foreignColours(page, [ink, ground]), `${kind}, ${scheme}`).toEqual([])
  }
})

test.describe('on the narrowest phone', () => {
  test.use({ viewport: { width: 320, height: 640 } })

  test('with all at its largest, spacing is what WCAG 1.4.12 asks for, and nothing is wider than the window', async ({ page }) => {
    const samples = samplesOf(await contentOf('main'))
    await keep(page, largest)
    for (const kind of kinds) {
      await open(page, urlOf('main', `/kz${samples[kind].path}`))

      expect(await page.evaluate(() => document.documentElement.scrollWidth), kind).toBeLessThanOrEqual(320)
      expect(await tooTight(page), kind).toEqual([])
      expect(await tooSmall(page), kind).toEqual([])
    }
  })
})

test('wider letters cut no lead of a news card', async ({ page }) => {
  await keep(page, { 'a11y-letters': '3' })
  await open(page, urlOf('main', '/ru/news'))

  const leads = page.locator('main article h2 + p')
  expect(await leads.count()).toBeGreaterThan(5)
  expect(await leads.evaluateAll((all) => all.filter((lead) => lead.scrollHeight > lead.clientHeight + 1).map(({ textContent }) => textContent))).toEqual([])
})

test('the calendar has letters as large as the page, and its buttons in it', wide, async ({ page }) => {
  await keep(page, largest)
  for (const width of [320, 390, 1440]) {
    await page.setViewportSize({ width, height: 800 })
    await open(page, urlOf('main', '/en/events'))
    await page.getByRole('button', { name: say('en', 'events.dates') }).click()
    const calendar = page.getByRole('dialog', { name: say('en', 'events.dates') })

    await expect(calendar.getByRole('gridcell').first()).toHaveCSS('font-size', '22px')
    expect(await calendar.evaluate(cutOff), `${width} px`).toEqual([])
  }
})

test('the serif letters are fetched by who has chosen them', async ({ page }) => {
  const fonts: string[] = []
  page.on('request', (request) => void (request.resourceType() === 'font' && fonts.push(request.url())))
  await open(page, urlOf('main', '/kz/news'))
  expect(fonts.filter((url) => url.includes('literata-400'))).toEqual([])

  await page.evaluate(() => document.documentElement.setAttribute('data-a11y-font', 'serif'))
  await expect.poll(() => fonts.filter((url) => url.includes('literata-400'))).toHaveLength(1)
  expect(await page.evaluate(() => document.fonts.ready.then(() => document.fonts.check('1rem "Literata Text"', 'Ғылым')))).toBe(true)
})

function keep(page: Page, chosen: Record<string, string>): Promise<unknown> {
  return page.addInitScript((entries) => entries.forEach(([key, value]) => localStorage.setItem(key, value)), Object.entries(chosen))
}

/** Texts, grounds and lines that have another colour than these two, and texts whose colour is that of their ground. */
function foreignColours(page: Page, allowed: readonly string[]): Promise<string[]> {
  return page.evaluate((colours) => {
    const canvas = Object.assign(document.createElement('canvas'), { width: 1, height: 1 }).getContext('2d', { willReadFrequently: true }) as CanvasRenderingContext2D
    // Styles may mix two colours, the names of which then have fractions; what is half transparent is looked at without that.
    const nameOf = (colour: string): string | undefined => {
      canvas.clearRect(0, 0, 1, 1)
      canvas.fillStyle = colour
      canvas.fillRect(0, 0, 1, 1)
      const [red = 0, green = 0, blue = 0, alpha = 0] = canvas.getImageData(0, 0, 1, 1).data
      if (alpha === 0) return undefined
      const close = colours.find((known) => known.match(/\d+/g)?.every((part, index) => Math.abs(Number(part) - ([red, green, blue][index] ?? 0)) <= 2))
      return close ?? `rgb(${red}, ${green}, ${blue})`
    }
    const describe = (element: Element, what: string) => `${what}: ${element.outerHTML.slice(0, 120)}`
    const groundOf = (element: Element | null): string => {
      if (!element) return colours[1] as string
      return nameOf(getComputedStyle(element).backgroundColor) ?? groundOf(element.parentElement)
    }
    return [...document.body.querySelectorAll('*')].flatMap((element) => {
      if (!element.checkVisibility({ checkOpacity: true, checkVisibilityCSS: true }) || element.closest('svg, .visually-hidden, noscript')) return []
      const style = getComputedStyle(element)
      const [color = '', ground] = [nameOf(style.color), nameOf(style.backgroundColor)]
      const hasText = [...element.childNodes].some((node) => node.nodeType === Node.TEXT_NODE && node.textContent?.trim())
      return [
        ...(hasText && !colours.includes(color) ? [describe(element, `text ${color}`)] : []),
        ...(ground !== undefined && !colours.includes(ground) ? [describe(element, `ground ${ground}`)] : []),
        ...(hasText && groundOf(element) === color ? [describe(element, 'text on its own colour')] : []),
      ]
    })
  }, allowed)
}

/** Elements with text whose letters, words or lines stand closer than WCAG 1.4.12 says. */
function tooTight(page: Page): Promise<string[]> {
  return page.evaluate(() =>
    [...document.body.querySelectorAll<HTMLElement>('*')].flatMap((element) => {
      const hasText = [...element.childNodes].some((node) => node.nodeType === Node.TEXT_NODE && node.textContent?.trim())
      if (!hasText || !element.checkVisibility({ checkVisibilityCSS: true }) || element.closest('svg, .visually-hidden, noscript')) return []
      const style = getComputedStyle(element)
      const size = parseFloat(style.fontSize)
      const [letters, words, lines] = [style.letterSpacing, style.wordSpacing, style.lineHeight].map((length) => parseFloat(length) / size) as [number, number, number]
      // Computed lengths are rounded.
      return letters > 0.119 && words > 0.159 && lines > 1.49 ? [] : [`${letters} ${words} ${lines}: ${element.outerHTML.slice(0, 120)}`]
    }),
  )
}

/** Controls that are smaller than 44 pixels. */
function tooSmall(page: Page): Promise<string[]> {
  return page.evaluate(() =>
    [...document.body.querySelectorAll<HTMLElement>('button, select, input, summary, [role=button]')].flatMap((element) => {
      if (!element.checkVisibility({ checkVisibilityCSS: true }) || element.matches('.visually-hidden')) return []
      const { width, height } = element.getBoundingClientRect()
      return Math.min(width, height) >= 44 ? [] : [`${width} × ${height}: ${element.outerHTML.slice(0, 120)}`]
    }),
  )
}

/** Runs in the page: what of the buttons of a calendar lies beside it. */
function cutOff(calendar: Element): string[] {
  const { left, right } = calendar.getBoundingClientRect()
  const seen = [...calendar.querySelectorAll('button')].filter((button) => button.offsetWidth > 0 && getComputedStyle(button).visibility === 'visible')
  return seen.filter((button) => button.getBoundingClientRect().left < left || button.getBoundingClientRect().right > right).map(({ className }) => className)
}
