import { expect, type Locator, type Page } from 'playwright/test'
import { framesPass } from './test'

/** What a reader does to a block without a mouse. Fails where nothing comes of it. */
export const deeds = {
  /** Opens what is closed, and closes it again. */
  expand: async (page: Page, part: Locator) => {
    const button = part.locator('button[aria-expanded=false]').first()
    await button.focus()
    const focused = part.locator('button:focus')
    await page.keyboard.press('Enter')
    await expect(focused).toHaveAttribute('aria-expanded', 'true')
    await page.keyboard.press('Enter')
    await expect(focused).toHaveAttribute('aria-expanded', 'false')
  },
  /** The same, for what the browser itself opens. */
  unfold: async (page: Page, part: Locator) => {
    const details = part.locator('details:not([open])').first()
    await details.locator('summary').focus()
    await page.keyboard.press('Enter')
    await expect(part.locator('details:has(> summary:focus)')).toHaveAttribute('open', '')
    await page.keyboard.press('Enter')
    await expect(part.locator('details:has(> summary:focus)')).not.toHaveAttribute('open', '')
  },
  /** Goes to the next page of the list. */
  turn: async (page: Page, part: Locator) => {
    await changesAddress(page, part, () => part.locator('a[rel=next]').press('Enter'))
    await expect(part.locator('a[rel=prev]')).toBeVisible()
  },
  /** Follows a link that filters, and no number of a page: those are in an ordered list. */
  follow: (page: Page, part: Locator) => changesAddress(page, part, () => part.locator('a[href^="?"]:not([rel], [aria-current], ol a)').last().press('Enter')),
  /** Chooses in a list. */
  choose: async (page: Page, part: Locator) => {
    await showFilters(part)
    const select = part.locator('select:enabled').first()
    await changesAddress(page, part, () => select.press('ArrowDown'))
    await expect(select).toBeFocused()
  },
  /** Takes all filters back, and does not lose the place. */
  reset: async (page: Page, part: Locator) => {
    const button = part.locator('[role=search] > button:not([aria-expanded])')
    await changesAddress(page, part, () => button.press('Enter'))
    await expect(button).toHaveCount(0)
  },
  /** Chooses among what is in sight. */
  pick: async (page: Page, part: Locator) => {
    await showFilters(part)
    await changesAddress(page, part, () => part.locator('input[type=radio]:checked').first().press('ArrowRight'))
    await expect(part.locator('input[type=radio]:checked:focus')).toHaveCount(1)
  },
  /** Looks for words. */
  type: async (page: Page, part: Locator) => {
    const field = part.locator('input[type=search]')
    await changesAddress(page, part, () => field.pressSequentially('ал', { delay: 10 }))
    await expect(field).toBeFocused()
  },
  /** Opens what covers the page, and comes back to where it was. */
  enlarge: async (page: Page, part: Locator) => {
    const picture = part.locator('[data-picture] a').first()
    await picture.press('Enter')
    await expect(part.getByRole('dialog')).toBeVisible()
    await page.keyboard.press('Escape')
    await expect(part.getByRole('dialog')).toHaveCount(0)
    await expect(picture).toBeFocused()
  },
} satisfies Record<string, (page: Page, part: Locator) => Promise<unknown>>

export type Deed = keyof typeof deeds

/** On a narrow window the filters after the first are folded away. */
async function showFilters(part: Locator): Promise<void> {
  const button = part.locator('[role=search] > button[aria-expanded=false]').filter({ visible: true })
  if ((await button.count()) === 0) return
  await button.press('Enter')
  await expect(button).toHaveCount(0)
}

/** The query becomes another, and what it asks for comes. The router tells the page of it in the next frame. */
async function changesAddress(page: Page, part: Locator, act: () => Promise<unknown>): Promise<void> {
  const before = new URL(page.url()).search
  await act()
  await expect.poll(() => new URL(page.url()).search).not.toBe(before)
  await framesPass(page)
  await expect(part.locator('[aria-busy=true]')).toHaveCount(0)
}
