import { readFileSync } from 'node:fs'
import { expect, type Page } from 'playwright/test'

export const axeSource = readFileSync(require.resolve('axe-core/axe.min.js'), 'utf8')

/** Everything that WCAG 2.2 AA asks and a program can tell, and what axe recommends beyond it. */
export const tags = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice']

/** The dark theme differs from the light one in nothing else. */
const rulesOfColours = ['color-contrast', 'link-in-text-block']

export interface AxeOptions {
  /** Names of rules; all of `tags` by default. */
  only?: string[]
  /** A selector of what is looked at; by default the page. */
  within?: string
}

export interface Violation {
  /** `color-contrast` */
  id: string
  nodes: { html: string; target: string; summary: string }[]
}

/** What is broken, and how many rules applied: a number that is small says that hardly anything was looked at. */
export async function runAxe(page: Page, options: AxeOptions = {}): Promise<{ applied: number; violations: Violation[] }> {
  // One evaluation brings more than half a megabyte: only into a page that has none yet.
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(axeSource)
  return page.evaluate(async ({ runOnly, within }) => {
    const { violations, passes } = await (window as unknown as { axe: Axe }).axe.run(within ?? document, { runOnly, resultTypes: ['violations'] })
    return {
      applied: violations.length + passes.length,
      violations: violations.map(({ id, nodes }) => ({
        id,
        nodes: nodes.map(({ html, target, failureSummary }) => ({ html: html.slice(0, 120), target: target.join(' '), summary: failureSummary?.replace(/\s+/g, ' ').slice(0, 220) ?? '' })),
      })),
    }
  }, { runOnly: options.only ? { type: 'rule', values: options.only } : { type: 'tag', values: tags }, within: options.within })
}

/** Rules that are broken and where; a fault, too, where hardly any rule applied, which would say nothing. */
export async function axeFaults(page: Page, options: AxeOptions = {}): Promise<string[]> {
  const { violations, applied } = await runAxe(page, options)
  const faults = violations.map(({ id, nodes }) => `${id} (${nodes.length}): ${nodes.slice(0, 3).map(({ html, summary }) => `${html} ${summary}`).join('; ')}`)
  return applied < (options.only ? 1 : options.within ? 5 : 20) ? [...faults, `only ${applied} rules applied`] : faults
}

/** No fault by all rules in the light theme, none of colours in the dark one. The page is left in the dark. */
export async function expectNoAxeFaults(page: Page, within?: string, onSwitched?: () => Promise<void>): Promise<void> {
  const { pathname } = new URL(page.url())
  for (const theme of ['light', 'dark']) {
    await page.evaluate((isDark) => document.documentElement.classList.toggle('dark-theme', isDark), theme === 'dark')
    await onSwitched?.()
    const faults = await axeFaults(page, { ...(within && { within }), ...(theme === 'dark' && { only: rulesOfColours }) })
    expect.soft(faults, `${pathname}, ${theme} theme`).toEqual([])
  }
}

interface Axe {
  run(context: Document | string, options: object): Promise<{ passes: unknown[]; violations: { id: string; nodes: { html: string; target: string[]; failureSummary?: string }[] }[] }>
}
