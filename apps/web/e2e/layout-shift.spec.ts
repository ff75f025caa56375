import { contentOf } from './helpers/content'
import { keepNothing } from './helpers/keep-nothing'
import { samplesOf } from './helpers/samples'
import { localize, urlOf } from './helpers/sites'
import { expect, framesPass, open, test } from './helpers/test'

const screens = { desktop: { width: 1366, height: 800 }, phone: { width: 390, height: 844 } }

test.describe('nothing moves while it loads:', () => {
  for (const [screen, viewport] of Object.entries(screens)) {
    for (const kind of ['home page', 'content page', 'news item', 'list of events', 'event', 'vacancy', 'department', 'portfolio', 'candidate'] as const) {
      test(`a ${kind} on a ${screen}`, async ({ page }) => {
        await page.setViewportSize(viewport)
        // Fonts and pictures come late.
        await keepNothing(page)
        const { path } = samplesOf(await contentOf('main'))[kind]
        await page.addInitScript(() => {
          Object.assign(window, { shifts: [] })
          new PerformanceObserver((list) => {
            for (const entry of list.getEntries() as (PerformanceEntry & { value: number; sources: { node: Element | null }[] })[]) {
              const { shifts } = window as unknown as { shifts: { value: number; nodes: string }[] }
              shifts.push({ value: entry.value, nodes: entry.sources.map(({ node }) => node?.outerHTML?.slice(0, 80)).join(' | ') })
            }
          }).observe({ type: 'layout-shift', buffered: true })
        })
        await open(page, urlOf('main', localize('/kz', path)))
        await page.waitForLoadState('networkidle')
        await page.evaluate(() => document.fonts.ready)
        await framesPass(page)

        const shifts = await page.evaluate(() => (window as unknown as { shifts: { value: number; nodes: string }[] }).shifts)
        expect(shifts.reduce((sum, { value }) => sum + value, 0), JSON.stringify(shifts)).toBeLessThan(0.01)
      })
    }
  }
})
