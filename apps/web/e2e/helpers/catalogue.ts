import path from 'node:path'
import type { BrowserContext, Page } from 'playwright/test'
import { root } from '../settings'
import { axeSource, tags } from './axe'
import { expect } from './test'

/** Of the catalogue of blocks, which no server has: its files are in dist/blocks. */
export const origin = 'http://blocks.test'
const types: Record<string, string> = { '.html': 'text/html', '.js': 'text/javascript', '.css': 'text/css', '.svg': 'image/svg+xml', '.woff2': 'font/woff2' }

/** Everything of the catalogue comes from its folder; what is asked for elsewhere is a fault. */
export async function serve(context: BrowserContext): Promise<void> {
  await context.route('**', async (route) => {
    const { origin: host, pathname } = new URL(route.request().url())
    if (host !== origin) return route.abort()
    return route.fulfill({ path: path.join(root, 'dist/blocks', pathname), contentType: types[path.extname(pathname)] ?? 'application/octet-stream' })
  })
}

/** Opens the frame alone, which goes from state to state without being loaded anew. @returns `price-education/empty`, … */
export async function openFrame(page: Page, context: BrowserContext): Promise<string[]> {
  await serve(context)
  await page.goto(`${origin}/index.html`)
  await page.locator('nav a').first().waitFor({ state: 'attached' })
  const hashes = await page.locator('nav a').evaluateAll((links) => links.map((link) => link.getAttribute('href') ?? ''))
  await page.goto(`${origin}/frame.html`)
  await prepare(page)
  return hashes.map((hash) => hash.replace('#/', ''))
}

/** Shows a state and looks at it; in one step, because there are many states. */
export async function lookAt(page: Page, state: string, chosen: string): Promise<{ isShown: boolean; width: number; faults: string[] }> {
  return page.evaluate(async ([state, chosen]) => {
    const { show, findFaults } = window as unknown as InPage
    const isShown = await show(state, chosen)
    return { isShown, width: document.documentElement.scrollWidth, faults: await findFaults() }
  }, [state, chosen] as const)
}

/** Shows a state. */
export async function show(page: Page, state: string, chosen = ''): Promise<void> {
  expect(await page.evaluate(([state, chosen]) => (window as unknown as InPage).show(state, chosen), [state, chosen] as const), `${state} is shown`).toBe(true)
}

/** Faults of the page that is there. */
export async function faultsOf(page: Page): Promise<string[]> {
  await prepare(page)
  return page.evaluate(() => (window as unknown as InPage).findFaults())
}

/** What the tests call in the page. */
interface InPage {
  axe: Axe
  /** @returns false where the state has not come after ten seconds */
  show: (state: string, chosen: string) => Promise<boolean>
  /** Rules that are broken and where; a fault, too, where hardly any rule applied, which would say nothing. */
  findFaults: () => Promise<string[]>
}

async function prepare(page: Page): Promise<void> {
  await page.evaluate(axeSource)
  await page.evaluate((tags) => {
    const here = window as unknown as InPage
    here.show = (state, chosen) =>
      new Promise((resolve) => {
        const root = document.documentElement
        delete root.dataset['shown']
        new MutationObserver((_, observer) => {
          if (root.dataset['shown'] !== state) return
          observer.disconnect()
          resolve(true)
        }).observe(root, { attributeFilter: ['data-shown'] })
        setTimeout(() => resolve(false), 10_000)
        window.location.hash = `#/${state}?${chosen}`
      })
    here.findFaults = async () => {
      const { violations, passes } = await here.axe.run(document, { runOnly: { type: 'tag', values: tags }, resultTypes: ['violations'], iframes: false })
      const faults = violations.map(({ id, nodes }) => `${id} (${nodes.length}): ${nodes.slice(0, 3).map((node) => `${node.html.slice(0, 120)} ${node.failureSummary?.replace(/\s+/g, ' ').slice(0, 220)}`).join('; ')}`)
      return passes.length < 8 ? [...faults, `only ${passes.length} rules applied`] : faults
    }
  }, tags)
}

interface Axe {
  run(context: Document, options: object): Promise<{ passes: unknown[]; violations: { id: string; nodes: { html: string; failureSummary?: string }[] }[] }>
}
