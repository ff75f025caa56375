import { test, type Locator, type Page } from 'playwright/test'
import type { Schema } from '@university/api-client/types'
import { expectNoAxeFaults } from './axe'
import { contentOf, need } from './content'
import { expect, framesPass } from './test'

export interface PageWithBlock {
  /** Without a language: `/page/about/campus`. */
  path: string
  /** Those that its editor gave. */
  options: Record<string, unknown>
  /** What its parameters in the address begin with: nothing for the first block of the page, `b2-` for the second. */
  prefix: string
}

/** A page of the sample that has a block. */
export async function pageWith(name: string, isWanted: (block: Schema<'PageBlock'>) => boolean = () => true): Promise<PageWithBlock> {
  const { pages } = await contentOf('main')
  const found = pages.flatMap(({ slug, blocks }) =>
    blocks.flatMap((block, place) => (block.name === name && isWanted(block) ? [{ path: `/page/${slug}`, options: block.props, prefix: place === 0 ? '' : `b${place + 1}-` }] : [])),
  )
  return need(found[0], `page with ${name}`)
}

/** The first block of a name on a page. */
export const blockOf = (page: Page, name: string): Locator => page.locator(`[data-block="${name}"]`).first()

/** Touches a block, and waits until its code has taken it over. */
export async function wake(block: Locator): Promise<void> {
  await block.dispatchEvent('pointerover')
  await expectAwake(block)
}

/** The code of a block has taken it over: React marks the elements that it knows. */
export async function expectAwake(block: Locator): Promise<void> {
  await expect.poll(() => block.evaluate((element) => Object.keys(element.firstElementChild ?? {}).some((key) => key.startsWith('__reactFiber')))).toBe(true)
}

/**
 * Nothing is wider than the window, and axe finds no fault in the block, in both themes, once its rows are there. Looked at from the top of the page:
 * further down the header lies over whatever is scrolled below it, which axe takes for a target that is too small.
 */
export async function expectSound(page: Page, name: string): Promise<void> {
  const width = page.viewportSize()?.width ?? 0
  await page.evaluate(() => window.scrollTo({ top: 0, behavior: 'instant' }))
  await framesPass(page)
  await expect(page.locator(`[data-block="${name}"] [aria-busy=true]`)).toHaveCount(0)
  await expectNoAxeFaults(page, `[data-block="${name}"]`, () => expect.poll(() => page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width))
}

/** The same at each of the widths of the window, in pixels, one after the other: the page is loaded once. */
export async function expectSoundAt(page: Page, name: string, widths: readonly number[]): Promise<void> {
  for (const width of widths) {
    await test.step(`${width} pixels`, async () => {
      await page.setViewportSize({ width, height: 900 })
      await framesPass(page)
      await expectSound(page, name)
    })
  }
}
