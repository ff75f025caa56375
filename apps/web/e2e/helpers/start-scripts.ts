import { gzipSync } from 'node:zlib'
import type { Page, Response } from 'playwright/test'
import { open } from './test'

/** What a page may start with. */
export const allowedScriptBytes = 110 * 1024

/** The JavaScript that a page fetches by itself, before anybody does anything, in bytes gzip; inline scripts among it. */
export async function startScripts(page: Page, url: string): Promise<{ total: number; sizes: { name: string; bytes: number }[] }> {
  const scripts = new Map<string, Promise<Buffer>>()
  const note = (response: Response) => {
    if (response.request().resourceType() === 'script') scripts.set(response.url(), response.body())
  }
  page.on('response', note)
  await open(page, url)
  await page.waitForLoadState('networkidle')
  page.off('response', note)

  const sizes = await Promise.all([...scripts].map(async ([address, body]) => ({ name: new URL(address).pathname.slice(1), bytes: gzipSync(await body).length })))
  const inline = await page.locator('script:not([src]):not([type*=json])').allTextContents()
  return { total: sizes.reduce((sum, { bytes }) => sum + bytes, 0) + gzipSync(inline.join('')).length, sizes }
}
