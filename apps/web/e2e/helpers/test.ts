import { expect, test as base, type BrowserContext, type Page, type Response } from 'playwright/test'

export { expect }

/** A busy machine is slow, not wrong: data are preloaded with the scripts that ask for them, and these may take seconds. That they are used, downloads.spec.ts says. */
const slowScripts = /-data\.json was preloaded using link preload but not used within a few seconds/

/** What went wrong in the browser: errors in the console (hydration and policy violations among them) and uncaught ones. */
export class Faults {
  readonly all: string[] = []
  private readonly expected: RegExp[] = []

  /** For a test that provokes an error on purpose. */
  expect(fault: RegExp): void {
    this.expected.push(fault)
  }

  get unexpected(): string[] {
    return this.all.filter((fault) => !this.expected.some((pattern) => pattern.test(fault)))
  }

  watch(context: BrowserContext): void {
    context.on('console', (message) => {
      if (message.type() === 'error' || (message.type() === 'warning' && !slowScripts.test(message.text()))) this.all.push(`${message.page()?.url()}: ${message.text()} (${message.location().url})`)
    })
    context.on('weberror', (error) => this.all.push(`${error.page()?.url()}: ${String(error.error())}`))
  }
}

/** A test fails when its pages write an error into the console or leave one uncaught, whatever else it checks. */
export const test = base.extend<{ faults: Faults }>({
  faults: [
    async ({ context }, run) => {
      const faults = new Faults()
      faults.watch(context)
      await run(faults)
      expect(faults.unexpected, 'errors in the browser').toEqual([])
    },
    { auto: true },
  ],
})

/** Opens an address and waits until React has taken over. */
export async function open(page: Page, url: string): Promise<Response> {
  const response = await page.goto(url)
  if (!response) throw new Error(`${url} gave no answer`)
  await hydrated(page)
  return response
}

/** The last thing that a page asks for by itself, over a second after it has started: what it has not asked for by then it does not ask for. */
export async function lastAnswer(page: Page): Promise<Response> {
  try {
    return await page.waitForResponse(/\/builds\/meta\//, { timeout: 60_000 })
  } catch (cause) {
    const answered = await page.evaluate(() => performance.getEntriesByType('resource').map(({ name, startTime, duration }) => `${Math.round(startTime + duration)} ms ${name}`))
    throw new Error(`The manifest was not asked for. Answered were:\n${answered.join('\n')}`, { cause })
  }
}

/** Opens an address and waits for the last thing that a page asks for by itself. */
export async function openToTheEnd(page: Page, url: string): Promise<Response> {
  const last = lastAnswer(page)
  const response = await open(page, url)
  await last
  return response
}

/** Waits until nothing has been asked for or answered for half a second: `networkidle` says that of the start of a document only. */
export async function quiet(page: Page): Promise<void> {
  let latest = Date.now()
  const note = () => void (latest = Date.now())
  page.on('request', note).on('requestfinished', note).on('requestfailed', note)
  await expect.poll(() => Date.now() - latest, { intervals: [100] }).toBeGreaterThan(500)
  page.off('request', note).off('requestfinished', note).off('requestfailed', note)
}

/** Waits until React has drawn what it was told of, and its effects have run. */
export function framesPass(page: Page): Promise<void> {
  return page.evaluate(() => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(() => setTimeout(resolve)))))
}

/** Gatsby sets this mark in an effect of the outermost component, so all effects of the page have run. */
export async function hydrated(page: Page): Promise<void> {
  const isHydrated = page.evaluate(
    () =>
      new Promise<boolean>((resolve) => {
        // A sign of the reader: the scripts wait no longer for the end of the first view.
        dispatchEvent(new Event('pointerdown'))
        setTimeout(() => resolve(false), 10_000)
        new PerformanceObserver((list, observer) => {
          if (list.getEntriesByName('onInitialClientRender').length === 0) return
          observer.disconnect()
          // What the effects changed is rendered in the next frame.
          requestAnimationFrame(() => setTimeout(() => resolve(true)))
        }).observe({ type: 'mark', buffered: true })
      }),
  )
  expect(await isHydrated, `React took over ${page.url()}`).toBe(true)
}

/** From here on the HTML of pages stands alone, with its inline scripts. The page is left first: what it still asks for would fail, and it would say so. */
export async function withoutScripts(page: Page): Promise<void> {
  if (page.url() !== 'about:blank') await page.goto('about:blank')
  await page.route('**/*.js', (route) => route.fulfill({ contentType: 'text/javascript', body: '' }))
}

/** Marks the page, so that a later look tells whether it was loaded anew. */
export async function rememberLoad(page: Page): Promise<() => Promise<boolean>> {
  await page.evaluate(() => Object.assign(window, { stillTheSame: true }))
  return () => page.evaluate(() => 'stillTheSame' in window)
}
