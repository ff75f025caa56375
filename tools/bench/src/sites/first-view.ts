import { gzipSync } from 'node:zlib'
import type { Browser, Response } from 'playwright'
import { shapeOf, type Shape } from './shape'

export interface FirstView {
  /** JavaScript that the page fetches by itself before anybody does anything, and inline scripts; bytes gzip. */
  scriptBytes: number
  shape: Shape
  /** What the browser complained of. */
  faults: string[]
}

/** Opens a page in a new browser profile and waits until the network is idle. */
export async function firstView(browser: Browser, url: string): Promise<FirstView> {
  const context = await browser.newContext()
  try {
    const page = await context.newPage()
    // tsx names functions by a helper that the page has not.
    await page.addInitScript({ content: 'globalThis.__name = (named) => named' })
    const scripts = new Map<string, Promise<Buffer>>()
    const faults: string[] = []
    page.on('response', (response: Response) => {
      if (response.request().resourceType() === 'script') scripts.set(response.url(), response.body())
    })
    page.on('pageerror', ({ message }) => faults.push(message))
    await page.goto(url, { waitUntil: 'networkidle' })
    const inline = await page.locator('script:not([src]):not([type*=json])').allTextContents()
    const bodies = await Promise.all(scripts.values())
    return {
      scriptBytes: bodies.reduce((sum, body) => sum + gzipSync(body).length, inline.length > 0 ? gzipSync(inline.join('')).length : 0),
      shape: await shapeOf(page),
      faults,
    }
  } finally {
    await context.close()
  }
}
