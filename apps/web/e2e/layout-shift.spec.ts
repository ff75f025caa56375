import type { Page } from 'playwright/test'
import { oneIn } from './helpers/breadth'
import { contentOf, listVacancies, need } from './helpers/content'
import { keepNothing } from './helpers/keep-nothing'
import { say } from './helpers/messages'
import { samplesOf } from './helpers/samples'
import { scriptOf } from './helpers/script-of'
import { languages, localize, urlOf } from './helpers/sites'
import { expect, framesPass, open, test } from './helpers/test'

const screens = { desktop: { width: 1366, height: 800 }, phone: { width: 390, height: 844 } }

test.describe('nothing moves while it loads:', () => {
  for (const [screen, viewport] of Object.entries(screens)) {
    for (const [place, kind] of (['home page', 'content page', 'news item', 'list of events', 'event', 'vacancy', 'department', 'portfolio', 'candidate'] as const).entries()) {
      test(`a ${kind} on a ${screen}`, oneIn(6, place + (screen === 'phone' ? 1 : 0)), async ({ page }) => {
        await page.setViewportSize(viewport)
        // Fonts and pictures come late.
        await keepNothing(page)
        const { path } = samplesOf(await contentOf('main'))[kind]
        await page.addInitScript(noteShifts)
        await open(page, urlOf('main', localize('/kz', path)))
        await page.waitForLoadState('networkidle')
        await page.evaluate(() => document.fonts.ready)
        await framesPass(page)

        await expectNoShift(page)
      })
    }
  }

  // Which texts take how many lines is another thing in each language and window.
  for (const [place, [form, chunk]] of ([['application', 'vacancy-application'], ['reception', 'reception'], ['blogQuestion', 'blog-question']] as const).entries()) {
    for (const [turn, language] of languages.entries()) {
      test(`the form (${form}), when it comes, in ${language} in windows of any width`, oneIn(9, place * languages.length + turn), async ({ page }) => {
        let letThrough = () => undefined as void
        const held = new Promise<void>((resolve) => (letThrough = resolve))
        await page.route(scriptOf(chunk), async (route) => {
          await held
          await route.continue()
        })
        await page.addInitScript(noteShifts)
        await open(page, urlOf('main', localize(`/${language}`, await pathOf[form]())))
        const opener = { application: 'application.open', reception: undefined, blogQuestion: 'blog.ask' }[form]
        if (opener) await page.getByRole('button', { name: say(language, opener), exact: true }).click()
        const place = page.locator('main *:has(> [aria-busy=true])')
        const heights = async () => {
          const found: Record<number, number> = {}
          for (const width of widths) {
            await page.setViewportSize({ width, height: 844 })
            // Of what is in it: the place itself may be higher.
            found[width] = await place.evaluate((element) => [...element.children].reduce((sum, child) => sum + child.getBoundingClientRect().height, 0))
          }
          return found
        }
        await expect(place.locator('[aria-busy=true]')).toBeVisible()
        await page.evaluate(() => document.fonts.ready)
        const before = await heights()
        // What the click itself moves, and the window, surprises nobody.
        await framesPass(page)
        await page.evaluate(() => Object.assign(window, { shifts: [] }))

        letThrough()
        await expect(place.getByRole('link', { name: say(language, 'field.consent_text') })).toBeVisible()
        await framesPass(page)
        await expectNoShift(page)

        const wrong = Object.entries(await heights()).filter(([width, height]) => Math.abs(height - (before[Number(width)] ?? 0)) >= 1)
        expect(wrong, `with the skeleton ${JSON.stringify(before)}`).toEqual([])
      })
    }
  }
})

const widths = [320, 390, 768, 1440]

const pathOf = {
  application: async () => `/vacancy/${need((await listVacancies('main', 'open')).data[0], 'open vacancy').id}`,
  reception: async () => '/reception',
  blogQuestion: async () => '/blog',
}

interface Shift {
  value: number
  nodes: string
}

/** Runs in the page. */
function noteShifts(): void {
  Object.assign(window, { shifts: [] })
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries() as (PerformanceEntry & { value: number; sources: { node: Element | null }[] })[]) {
      const { shifts } = window as unknown as { shifts: Shift[] }
      shifts.push({ value: entry.value, nodes: entry.sources.map(({ node }) => node?.outerHTML?.slice(0, 80)).join(' | ') })
    }
  }).observe({ type: 'layout-shift', buffered: true })
}

async function expectNoShift(page: Page): Promise<void> {
  const shifts = await page.evaluate(() => (window as unknown as { shifts: Shift[] }).shifts)
  expect(shifts.reduce((sum, { value }) => sum + value, 0), JSON.stringify(shifts)).toBeLessThan(0.01)
}
