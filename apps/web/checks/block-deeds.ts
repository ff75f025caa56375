import type { Locator, Page } from 'playwright'

/*
 * What `npm run bench:blocks` does to blocks: each in one step inside the page, so that what Playwright itself computes
 * there is small. False where a block has no such thing.
 */

/** Chooses something else in the first filter. */
export async function chooseOther(block: Locator): Promise<boolean> {
  return block.evaluate((element) => {
    const select = [...element.querySelectorAll<HTMLSelectElement>('[role=search] select, select')].find(({ disabled, options }) => !disabled && options.length > 1)
    const radio = element.querySelector<HTMLInputElement>('[role=search] input[type=radio]:not(:checked)')
    if (!select && !radio) return false
    if (!select) radio?.click()
    else {
      Object.getOwnPropertyDescriptor(HTMLSelectElement.prototype, 'value')?.set?.call(select, select.options[select.selectedIndex === 1 ? 0 : 1]?.value)
      select.dispatchEvent(new Event('change', { bubbles: true }))
    }
    return true
  })
}

/** Looks for other words. */
export async function typeOther(block: Locator): Promise<boolean> {
  return block.evaluate((element) => {
    const field = element.querySelector<HTMLInputElement>('input[type=search]')
    if (!field) return false
    Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(field, field.value === 'ал' ? 'ала' : 'ал')
    field.dispatchEvent(new Event('input', { bubbles: true }))
    return true
  })
}

/** Goes to the next page of the list. */
export async function turn(block: Locator): Promise<boolean> {
  return block.evaluate((element) => {
    const next = element.querySelector<HTMLElement>('a[rel=next]')
    next?.click()
    return next !== null
  })
}

/** Opens the chart or map of all rows. */
export async function drawAll(block: Locator): Promise<boolean> {
  return block.evaluate((element) => {
    const isOfRow = (button: Element) => element.contains(button.closest('li, article, tr'))
    const toggle = [...element.querySelectorAll<HTMLElement>('button[aria-expanded=false]')].find((button) => !isOfRow(button))
    toggle?.click()
    return toggle !== undefined
  })
}

/** By the wheel, from the beginning of the block to its end. */
export async function scroll(page: Page, block: Locator): Promise<{ longTasks: number; longestFrameMs: number }> {
  await block.evaluate((element) => element.scrollIntoView({ block: 'start' }))
  await page.evaluate(() => {
    const seen = { longTasks: 0, longestFrameMs: 0, last: performance.now(), isOver: false }
    Object.assign(window, { seen })
    new PerformanceObserver((list) => (seen.longTasks += list.getEntries().length)).observe({ type: 'longtask' })
    const note = (now: number) => {
      seen.longestFrameMs = Math.max(seen.longestFrameMs, Math.round(now - seen.last))
      seen.last = now
      if (!seen.isOver) requestAnimationFrame(note)
    }
    requestAnimationFrame(note)
  })
  await page.mouse.move(640, 500)
  const height = await block.evaluate((element) => element.clientHeight)
  for (let way = 0; way < height; way += 240) {
    await page.mouse.wheel(0, 240)
    await page.waitForTimeout(50)
  }
  return page.evaluate(() => {
    const { seen } = window as unknown as { seen: { longTasks: number; longestFrameMs: number; isOver: boolean } }
    seen.isOver = true
    return { longTasks: seen.longTasks, longestFrameMs: seen.longestFrameMs }
  })
}
