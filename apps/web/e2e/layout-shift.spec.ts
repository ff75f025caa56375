import type { Page } from 'playwright/test'
import { contentOf, listVacancies, need } from './helpers/content'
import { keepNothing } from './helpers/keep-nothing'
import { say } from './helpers/messages'
import { samplesOf } from './helpers/samples'
import { scriptOf } from './helpers/script-of'
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
  for (const [language, width] of [['kz', 320], ['kz', 390], ['ru', 768], ['en', 1440]] as const) {
    test(`the application for a vacancy, when its form comes, in ${language} at ${width} pixels`, async ({ page }) => {
      let letThrough = () => undefined as void
      const held = new Promise<void>((resolve) => (letThrough = resolve))
      for (const chunk of ['vacancy-application', `forms-${language}`]) {
        await page.route(scriptOf(chunk), async (route) => {
          await held
          await route.continue()
        })
      }
      const vacancy = need((await listVacancies('main', 'open')).data[0], 'open vacancy')
      await page.setViewportSize({ width, height: 844 })
      await page.addInitScript(noteShifts)
      await open(page, urlOf('main', `/${language}/vacancy/${vacancy.id}`))
      await page.getByRole('button', { name: say(language, 'application.open'), exact: true }).click()
      const section = page.getByRole('region', { name: say(language, 'application.title') })
      const height = async () => (await section.boundingBox())?.height ?? 0
      await expect(section.locator('[aria-busy=true]')).toBeVisible()
      const before = await height()
      // What the click itself moves surprises nobody.
      await framesPass(page)
      await page.evaluate(() => Object.assign(window, { shifts: [] }))

      letThrough()
      await expect(section.getByRole('link', { name: say(language, 'field.consent_text') })).toBeVisible()
      await framesPass(page)

      // Less than half a line.
      expect(Math.abs((await height()) - before), `${before} px, then ${await height()} px`).toBeLessThan(12)
      await expectNoShift(page)
    })
  }
})

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
