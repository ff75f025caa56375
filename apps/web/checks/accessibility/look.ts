import type { Locator, Page } from 'playwright'
import { runAxe, type Violation } from '../../e2e/helpers/axe'
import { walk, walkOpened } from '../../e2e/helpers/keyboard-walk'
import type { Language } from '../../e2e/helpers/sites'
import { open } from '../../e2e/helpers/test'
import { measureContrast, showWhole } from './contrast'
import { lookAtForced } from './look-at-forced'
import type { Report } from './report'
import { describeRing, lookAtEachRing } from './ring-sides'
import { findLostBy, findLostBySpacing, findWide } from './room'
import { addressOf, type Subject } from './subjects'
import { holdStill, isScheme, setFurther, switchTo, type FurtherSetting, type Size, type Theme } from './ways'

/** What is asked for on the command line. */
export interface Matrix {
  themes: Theme[]
  sizes: Size[]
  settings: FurtherSetting[]
  widths: number[]
  parts: Part[]
}

export const parts = ['axe', 'contrast', 'room', 'focus', 'settings', 'forced'] as const
export type Part = (typeof parts)[number]

/** Looks at a subject in a language, in all the ways that are asked for. It is loaded once a width, and anew where something changes it for good. */
export async function lookAt(page: Page, subject: Subject, language: Language, matrix: Matrix, report: Report): Promise<void> {
  const heights: Record<number, number> = { 390: 700, 1440: 900 }
  const has = (part: Part) => matrix.parts.includes(part)
  const show = async (width: number) => {
    await page.setViewportSize({ width, height: heights[width] ?? 800 })
    await open(page, addressOf(subject, language))
    await holdStill(page)
    await subject.after?.(page, language)
  }
  const where = (...rest: (string | number)[]) => [subject.name, language, ...rest].join(', ')
  const first = { theme: matrix.themes[0] ?? 'light-theme', size: 'default' } as const
  const part = subject.opened?.part(page, language) ?? page.locator('body')

  for (const width of matrix.widths.filter((one) => !subject.isWide || one >= 1024)) {
    await show(width)
    if (has('axe')) await axeInAllWays(page, matrix, report, (...way) => where(...way, width))
    await switchTo(page, first)
    if (has('room')) {
      const lost = await report.time('text spacing', () => findLostBySpacing(page))
      for (const one of lost) report.add(`text spacing: ${one}`, where(width))
    }
    if (has('settings')) {
      await inAllSettings(page, matrix.settings, async (setting) => {
        await axeOnce(page, report, where(setting, width))
      })
    }
    if (has('contrast')) await contrastInAllThemes(page, subject, part, width, matrix, report, (...way) => where(...way, width))
    if (has('forced')) await lookAtForced(page, subject, part, width, report, (...way) => where(...way, width))
    if (has('focus')) {
      await show(width)
      await switchTo(page, first)
      await walkThrough(page, subject, language, part, report, where(width))
      if (subject.opened) await show(width)
      await lookAtFocus(page, subject, part, width, report, where(width))
    }
  }

  if ((has('room') || has('settings')) && !subject.isWide) {
    await show(320)
    await switchTo(page, first)
    if (has('settings')) {
      for (const setting of matrix.settings) {
        const lost = await report.time('settings, reflow and text loss', () => findLostBy(page, () => setFurther(page, setting)))
        for (const one of lost) report.add(`${setting}: ${one}`, where(320))
      }
    }
    if (has('room')) {
      for (const size of matrix.sizes) {
        await switchTo(page, { ...first, size })
        const wide = await report.time('reflow', () => findWide(page))
        for (const one of wide) report.add(`reflow: ${one}`, where(size, 320))
      }
    }
  }
}

/**
 * By all rules in every theme and size: targets become smaller, and other things break in other places.
 *
 * @param leastRules fewer that apply say that the page was empty
 */
export async function axeInAllWays(page: Page, { themes, sizes }: Pick<Matrix, 'themes' | 'sizes'>, report: Report, where: (...way: string[]) => string, leastRules = 20): Promise<void> {
  for (const theme of themes) {
    for (const size of sizes) {
      await switchTo(page, { theme, size })
      await axeOnce(page, report, where(theme, size), leastRules)
    }
  }
}

async function axeOnce(page: Page, report: Report, where: string, leastRules = 20): Promise<void> {
  const { applied, violations } = await report.time('axe', () => runAxe(page))
  if (applied < leastRules) report.add(`axe: only ${applied} rules applied`, where)
  for (const violation of violations) {
    for (const { target, html, summary } of await nodesOf(page, violation)) report.add(`axe, ${violation.id}: ${target} ${html} ${summary}`, where)
  }
}

/** What lies under a button that stays while the page scrolls is free in another place: it has to be large enough there. */
async function nodesOf(page: Page, { id, nodes }: Violation): Promise<Violation['nodes']> {
  if (id !== 'target-size') return nodes
  const still: Violation['nodes'] = []
  for (const node of nodes) {
    await page.evaluate((target) => document.querySelector(target)?.scrollIntoView({ block: 'center' }), node.target)
    const { violations } = await runAxe(page, { only: [id] })
    if (violations.some((violation) => violation.nodes.some(({ target }) => target === node.target))) still.push(node)
    await page.evaluate(() => scrollTo(0, 0))
  }
  return still
}

async function inAllSettings(page: Page, settings: FurtherSetting[], look: (setting: FurtherSetting) => Promise<void>): Promise<void> {
  for (const setting of settings) {
    const takeBack = await setFurther(page, setting)
    await look(setting)
    await takeBack()
  }
}

async function contrastInAllThemes(page: Page, subject: Subject, part: Locator, width: number, matrix: Matrix, report: Report, where: (...way: string[]) => string): Promise<void> {
  // A dialog is as high as its window lets it be.
  await showWhole(page, width, subject.group === 'open' ? 2400 : 0)
  for (const theme of matrix.themes) {
    await switchTo(page, { theme, size: 'default' })
    const { faults, lostRings } = await report.time('contrast', () => measureContrast(page, isScheme(theme), part))
    for (const { kind, selector, text, ratio, limit } of faults) report.add(`contrast of ${kind} ${ratio} < ${limit}: ${selector} "${text}"`, where(theme))
    for (const ring of lostRings) report.add(describeRing(ring), where(theme))
  }
}

/** Everything that Tab reaches is in sight, shows that it has the focus, and lets go of it. Modal dialogs hold it on purpose. */
async function walkThrough(page: Page, { opened }: Subject, language: Language, part: Locator, report: Report, where: string): Promise<void> {
  const { faults } = await report.time('focus', () => (opened ? walkOpened(page, part, opened.opener(page, language), opened.isModal) : walk(page, page.locator('#___gatsby'), 'mayAppear')))
  for (const fault of faults) report.add(`focus: ${fault}`, where)
}

/** Each ring by itself, as it is painted when its control alone has the focus. */
async function lookAtFocus(page: Page, subject: Subject, part: Locator, width: number, report: Report, where: string): Promise<void> {
  await showWhole(page, width, subject.group === 'open' ? 2400 : 0)
  const { lost } = await report.time('rings', () => lookAtEachRing(page, part))
  for (const ring of lost) report.add(describeRing(ring), where)
}
