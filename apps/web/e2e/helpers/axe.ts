import { readFileSync } from 'node:fs'
import type { Page } from 'playwright/test'

const source = readFileSync(require.resolve('axe-core/axe.min.js'), 'utf8')

/** Everything that WCAG 2.2 AA asks and a program can tell, and what axe recommends beyond it. */
export const rules = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice']

export interface Violation {
  /** `color-contrast` */
  id: string
  nodes: { html: string; target: string; summary: string }[]
}

/** Brings axe into the page that is there; once is enough until another is loaded. */
export async function bringAxe(page: Page): Promise<void> {
  await page.evaluate(source)
}

/** What is broken, and how many rules applied: a number that is small says that hardly anything was looked at. */
export function runAxe(page: Page, runOnly: { type: 'tag' | 'rule'; values: string[] } = { type: 'tag', values: rules }): Promise<{ applied: number; violations: Violation[] }> {
  return page.evaluate(async (options) => {
    const { violations, passes } = await (window as unknown as { axe: Axe }).axe.run(document, options)
    return {
      applied: violations.length + passes.length,
      violations: violations.map(({ id, nodes }) => ({
        id,
        nodes: nodes.map(({ html, target, failureSummary }) => ({ html: html.slice(0, 120), target: target.join(' '), summary: failureSummary?.replace(/\s+/g, ' ').slice(0, 220) ?? '' })),
      })),
    }
  }, { runOnly, resultTypes: ['violations'] })
}

interface Axe {
  run(context: Document, options: object): Promise<{ passes: unknown[]; violations: { id: string; nodes: { html: string; target: string[]; failureSummary?: string }[] }[] }>
}
