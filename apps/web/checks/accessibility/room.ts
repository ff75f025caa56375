import type { Page } from 'playwright'
import { framesPass } from '../../e2e/helpers/test'

/** What WCAG 1.4.12 has readers set by themselves. */
const spacing = '* { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important } p { margin-block-end: 2em !important }'

/** WCAG 1.4.10: how much wider than its window the page is, and what makes it so. */
export async function findWide(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const { scrollWidth } = document.documentElement
    if (scrollWidth <= innerWidth) return []
    const beyond = [...document.body.querySelectorAll('*')].filter((element) => element.checkVisibility() && element.getBoundingClientRect().right > innerWidth + 1)
    const widest = beyond.sort((a, b) => b.getBoundingClientRect().right - a.getBoundingClientRect().right || b.getBoundingClientRect().left - a.getBoundingClientRect().left)
    return [`${scrollWidth - innerWidth} px wider than the window: ${widest.slice(0, 3).map(({ outerHTML }) => outerHTML.slice(0, 100)).join('; ')}`]
  })
}

/** WCAG 1.4.12: what wider letters, words and lines cut off, lay over each other, or push out of the window. */
export function findLostBySpacing(page: Page): Promise<string[]> {
  return findLostBy(page, async () => {
    const style = await page.addStyleTag({ content: spacing })
    return () => style.evaluate((element) => element.parentNode?.removeChild(element))
  })
}

/**
 * What is cut off, lies over something else, or stands beyond the window, and did not before.
 *
 * @param change answers how to take it back
 */
export async function findLostBy(page: Page, change: () => Promise<() => Promise<unknown>>): Promise<string[]> {
  const before = await page.evaluate(collectLost)
  const takeBack = await change()
  await framesPass(page)
  const after = await page.evaluate(collectLost)
  const wide = await findWide(page)
  await takeBack()
  await framesPass(page)
  return [...new Set(after.filter((one) => !before.includes(one)))].concat(wide)
}

/** Runs in the page: texts that stand beyond an edge at which their box is cut, and pairs of texts that lie over each other. */
function collectLost(): string[] {
  const lines: { element: Element; rect: DOMRect }[] = []
  const cut: string[] = []
  const describe = (element: Element) => `${element.tagName.toLowerCase()}.${element.classList[0] ?? ''} "${element.textContent.trim().replace(/\s+/g, ' ').slice(0, 40)}"`
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    const element = node.parentElement
    if (!element || (node as Text).data.trim() === '' || element.closest('option, select, script, style, noscript')) continue
    if (!element.checkVisibility({ visibilityProperty: true, opacityProperty: true })) continue
    const range = document.createRange()
    range.selectNodeContents(node)
    const rects = [...range.getClientRects()].filter(({ width, height }) => width > 1 && height > 1).filter((rect) => isShown(element, rect))
    const cutter = cutterOf(element, rects)
    if (cutter === 'hidden') continue
    if (cutter) cut.push(`${describe(element)} is cut by ${describe(cutter)}`)
    lines.push(...rects.map((rect) => ({ element, rect })))
  }
  lines.sort((a, b) => a.rect.top - b.rect.top)
  const over: string[] = []
  lines.forEach((one, index) => {
    for (let next = index + 1; next < lines.length; next += 1) {
      const other = lines[next]
      // The middle of lines: their boxes are higher than letters are.
      if (!other || other.rect.top > one.rect.top + one.rect.height * 0.5) break
      if (other.element === one.element || isApart(one.element) !== isApart(other.element)) continue
      const shared = Math.min(one.rect.right, other.rect.right) - Math.max(one.rect.left, other.rect.left)
      if (shared > 4) over.push(`${describe(one.element)} lies over ${describe(other.element)}`)
    }
  })
  return [...cut, ...over]

  /** What stays where it is while the page scrolls lies over the page anyway. */
  function isApart(element: Element): Element | undefined {
    for (let one: Element | null = element; one; one = one.parentElement) {
      if (/fixed|sticky/.test(getComputedStyle(one).position) || one.matches('dialog, [role=dialog]')) return one
    }
    return undefined
  }

  /** Lines behind an ellipsis are not, nor those that a box has to be scrolled for. */
  function isShown(element: Element, rect: DOMRect): boolean {
    for (let one: Element | null = element; one && one !== document.body; one = one.parentElement) {
      const { overflowX, overflowY, display, webkitLineClamp } = getComputedStyle(one)
      if (display === 'inline' || display === 'contents') continue
      const box = one.getBoundingClientRect()
      const isBeyondY = rect.top > box.bottom - rect.height * 0.3 || rect.bottom < box.top + rect.height * 0.3
      const isBeyondX = rect.left > box.right || rect.right < box.left
      if ((webkitLineClamp !== 'none' || /auto|scroll/.test(overflowY)) && isBeyondY) return false
      if (/auto|scroll/.test(overflowX) && isBeyondX) return false
    }
    return true
  }

  function cutterOf(element: Element, rects: DOMRect[]): Element | 'hidden' | undefined {
    let cutter: Element | undefined
    for (let one: Element | null = element; one && one !== document.body; one = one.parentElement) {
      const { overflowX, overflowY, display, webkitLineClamp } = getComputedStyle(one)
      // A teaser ends with an ellipsis; the whole of it is behind its link.
      if (display === 'inline' || display === 'contents' || webkitLineClamp !== 'none') continue
      const box = one.getBoundingClientRect()
      // For screen readers alone.
      if (box.width <= 1 || box.height <= 1) return 'hidden'
      const cutsX = /hidden|clip/.test(overflowX) && rects.some((rect) => rect.right > box.right + 2 || rect.left < box.left - 2)
      const cutsY = /hidden|clip/.test(overflowY) && rects.some((rect) => rect.bottom > box.bottom + rect.height * 0.3 || rect.top < box.top - rect.height * 0.3)
      if (cutsX || cutsY) cutter ??= one
    }
    return cutter
  }
}
