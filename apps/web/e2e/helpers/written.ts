import type { Page } from 'playwright/test'

/**
 * Has browsers believe that the server wrote its pages so many minutes ago. After ten minutes lists and the home page ask
 * the API for what they show; when the tests run, the build may be older than that or not.
 */
export async function writtenAgo(page: Page, minutes: number): Promise<void> {
  await page.addInitScript((ms) => {
    Object.defineProperty(Document.prototype, 'lastModified', { get: () => new Date(Date.now() - ms).toString() })
  }, minutes * 60_000)
}
