import type { Page } from 'playwright'
import { bringAxe, runAxe } from '../../e2e/helpers/axe'
import { walk } from '../../e2e/helpers/keyboard-walk'
import type { Language } from '../../e2e/helpers/sites'
import { open } from '../../e2e/helpers/test'
import { measureContrast, showWhole } from './contrast'
import type { Report } from './report'
import { findLostBySpacing, findWide } from './room'
import { addressOf, type Subject } from './subjects'
import { holdStill, isScheme, switchTo, type Size, type Theme } from './ways'

/** What is asked for on the command line. */
export interface Matrix {
  url: string
  themes: Theme[]
  sizes: Size[]
  widths: number[]
  parts: Part[]
}

export const parts = ['axe', 'contrast', 'room', 'focus'] as const
export type Part = (typeof parts)[number]

/** Looks at a subject in a language, in all the ways that are asked for. It is loaded once a width. */
export async function lookAt(page: Page, subject: Subject, language: Language, matrix: Matrix, report: Report): Promise<void> {
  const heights: Record<number, number> = { 390: 700, 1440: 900 }
  const has = (part: Part) => matrix.parts.includes(part)
  const show = async (width: number) => {
    await page.setViewportSize({ width, height: heights[width] ?? 800 })
    await open(page, matrix.url + addressOf(subject, language))
    await holdStill(page)
    await subject.after?.(page, language)
  }
  const where = (...rest: (string | number)[]) => [subject.name, language, ...rest].join(', ')
  const first = { theme: matrix.themes[0] ?? 'light-theme', size: 'default' } as const

  for (const width of matrix.widths.filter((one) => !subject.isWide || one >= 1024)) {
    await show(width)
    if (has('axe')) await axeInAllWays(page, matrix, report, (...way) => where(...way, width))
    await switchTo(page, first)
    if (has('room')) {
      const lost = await report.time('text spacing', () => findLostBySpacing(page))
      for (const one of lost) report.add(`text spacing: ${one}`, where(width))
    }
    if (has('focus')) await walkThrough(page, subject, report, where(width))
    if (has('contrast')) await contrastInAllThemes(page, subject, width, matrix, report, (...way) => where(...way, width))
  }

  if (has('room') && !subject.isWide) {
    await show(320)
    for (const size of matrix.sizes) {
      await switchTo(page, { ...first, size })
      const wide = await report.time('reflow', () => findWide(page))
      for (const one of wide) report.add(`reflow: ${one}`, where(size, 320))
    }
  }
}

/**
 * By all rules in every theme and size: targets become smaller, and other things break in other places.
 *
 * @param leastRules fewer that apply say that the page was empty
 */
export async function axeInAllWays(page: Page, { themes, sizes }: Pick<Matrix, 'themes' | 'sizes'>, report: Report, where: (...way: string[]) => string, leastRules = 20): Promise<void> {
  await bringAxe(page)
  for (const theme of themes) {
    for (const size of sizes) {
      await switchTo(page, { theme, size })
      const { applied, violations } = await report.time('axe', () => runAxe(page))
      if (applied < leastRules) report.add(`axe: only ${applied} rules applied`, where(theme, size))
      for (const { id, nodes } of violations) for (const { target, html, summary } of nodes) report.add(`axe, ${id}: ${target} ${html} ${summary}`, where(theme, size))
    }
  }
}

async function contrastInAllThemes(page: Page, subject: Subject, width: number, matrix: Matrix, report: Report, where: (...way: string[]) => string): Promise<void> {
  // A dialog is as high as its window lets it be.
  await showWhole(page, width, subject.group === 'open' ? 2400 : 0)
  for (const theme of matrix.themes) {
    await switchTo(page, { theme, size: 'default' })
    const { faults } = await report.time('contrast', () => measureContrast(page, isScheme(theme)))
    for (const { kind, selector, text, ratio, limit } of faults) report.add(`contrast of ${kind} ${ratio} < ${limit}: ${selector} "${text}"`, where(theme))
  }
}

/** Everything that Tab reaches is in sight, shows that it has the focus, and lets go of it. Dialogs hold it on purpose. */
async function walkThrough(page: Page, subject: Subject, report: Report, where: string): Promise<void> {
  if (subject.group === 'open') return
  const { faults } = await report.time('focus', () => walk(page, page.locator('#___gatsby'), 'mayAppear'))
  for (const fault of faults) report.add(`focus: ${fault}`, where)
}
