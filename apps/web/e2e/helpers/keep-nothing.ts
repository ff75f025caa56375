import type { Page } from 'playwright/test'

/** Has the browser take everything from the server, as at a first visit: what a test before has left in the cache is not seen. */
export async function keepNothing(page: Page): Promise<void> {
  const session = await page.context().newCDPSession(page)
  await session.send('Network.setCacheDisabled', { cacheDisabled: true })
}
