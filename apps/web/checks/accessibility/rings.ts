import type { Box } from './texts'

/** The line around a control that has the focus. */
export interface Ring {
  selector: string
  text: string
  /** Of what the line is around, in pixels of the window. */
  box: Box
  /** How thick the line is. */
  line: number
  /** From the box to the nearer edge of the line, in pixels; less than nothing for a line inside. */
  distance: number
  /** Of its corners, in pixels. */
  radius: number
}

/** What the functions below leave for each other in the page. */
interface InPage {
  ringed: { controls: HTMLElement[]; ringOf: (control: HTMLElement) => Ring | undefined }
}

/** The mark of a control that has a ring, by its place in what `collectRings` answers. */
export const ringMark = 'data-ring'

/**
 * Runs in the page, after a key has been pressed (without one a browser does not show a focus that a script gives): gives the focus to each control in sight and notes the line that comes, around
 * it or around what stands for it. What shows the focus in another way has none here; that it shows it at all is for the walk
 * by keys to say. So is the ring of a link over several lines, which the browser draws around each.
 */
export function collectRings(root: Element): Ring[] {
  const hasLine = (one: Element) => {
    const { outlineStyle, outlineWidth } = getComputedStyle(one)
    // What is for screen readers alone is as small as a pixel.
    return one.getBoundingClientRect().width >= 8 && outlineStyle !== 'none' && outlineStyle !== 'auto' && parseFloat(outlineWidth) > 0
  }
  const describe = (one: Element | null) => (one ? one.tagName.toLowerCase() + (one.classList[0] ? `.${one.classList[0]}` : '') : '')
  const ringOf = (control: HTMLElement): Ring | undefined => {
    const holder = [control, control.nextElementSibling, control.closest('label'), control.parentElement, control.parentElement?.parentElement].find((one) => one && hasLine(one))
    if (!holder) return undefined
    const { outlineWidth, outlineOffset, borderTopLeftRadius, display } = getComputedStyle(holder)
    if (display === 'inline' && holder.getClientRects().length > 1) return undefined
    const { left, top, width, height } = holder.getBoundingClientRect()
    const [radius, half] = [parseFloat(borderTopLeftRadius), Math.min(width, height) / 2]
    return {
      selector: [control.closest('dialog, [role=dialog], header, main, footer'), control].map(describe).join(' '),
      text: (control.getAttribute('aria-label') ?? control.closest('label')?.textContent ?? control.textContent).trim().replace(/\s+/g, ' ').slice(0, 60),
      box: [left, top, width, height],
      line: parseFloat(outlineWidth),
      distance: parseFloat(outlineOffset),
      radius: Math.min(half, borderTopLeftRadius.endsWith('%') ? (radius * half) / 50 : radius),
    }
  }
  const isInSight = (control: HTMLElement) => {
    const seen = (control instanceof HTMLInputElement && control.closest('label')) || control
    const { left, top, width, height } = seen.getBoundingClientRect()
    const hit = document.elementFromPoint(left + width / 2, top + height / 2)
    // The page goes on below the window: the reader scrolls to what its edge cuts off.
    const isAtEdge = top + height + 8 > innerHeight && document.documentElement.scrollHeight > innerHeight + 8 && !control.closest('dialog, [role=dialog]')
    return !isAtEdge && width >= 8 && height >= 8 && hit !== null && (seen.contains(hit) || hit.contains(seen))
  }

  const before = document.activeElement
  const all = [...root.querySelectorAll<HTMLElement>('a[href], button:not(:disabled), input:not(:disabled), select:not(:disabled), textarea:not(:disabled), summary, [tabindex="0"]')]
  const found = all.filter(isInSight).flatMap((control) => {
    control.focus({ preventScroll: true })
    const ring = document.activeElement === control && control.matches(':focus-visible') ? ringOf(control) : undefined
    return ring ? [{ control, ring }] : []
  })
  if (before instanceof HTMLElement) before.focus({ preventScroll: true })
  found.forEach(({ control }, index) => control.setAttribute('data-ring', String(index)))
  Object.assign(window, { ringed: { controls: found.map(({ control }) => control), ringOf } })
  return found.map(({ ring }) => ring)
}

/** Runs in the page: what the mark is for is done. */
export function forgetRings(): void {
  for (const one of document.querySelectorAll('[data-ring], [data-aside]')) for (const mark of ['data-ring', 'data-aside']) one.removeAttribute(mark)
}

/** Runs in the page: gives the focus to one of those collected, as the Tab key does. Undefined where it is gone, or does not take it. */
export function focusOne(index: number): Ring | undefined {
  const { controls, ringOf } = (window as unknown as InPage).ringed
  const control = controls[index]
  control?.focus()
  // What stays at its place while the page scrolls lies over this one by chance: here the page is as high as the window. That it does
  // not cover what has the focus in a window of the usual height is for the walk by keys to say.
  for (const one of document.querySelectorAll<HTMLElement>('body *')) {
    one.toggleAttribute('data-aside', control !== undefined && /^(fixed|sticky)$/.test(getComputedStyle(one).position) && !one.contains(control))
  }
  return control && document.activeElement === control ? ringOf(control) : undefined
}

/** Runs in the page: nothing has the focus any more. */
export function blurAll(): void {
  if (document.activeElement instanceof HTMLElement) document.activeElement.blur()
}
