import type { Box } from './texts'

/** The line around a control that has the focus. */
export interface Ring {
  selector: string
  text: string
  /** Of the control, in pixels of the window. */
  box: Box
  /** Of the outline and of a shadow beside it, as CSS computes them. */
  colours: string[]
  /** From the control to the middle of the line, in pixels; less than nothing for a line inside. */
  distance: number
}

/**
 * Runs in the page, after a key has been pressed: gives the focus to each control in sight and notes its outline. What shows
 * the focus in another way has none here; that it shows it at all is for the walk by keys to say.
 */
export function collectRings(): Ring[] {
  const before = document.activeElement
  const controls = [...document.querySelectorAll<HTMLElement>('a[href], button:not(:disabled), input:not(:disabled), select:not(:disabled), textarea:not(:disabled), summary')]
  const rings = controls.flatMap((control): Ring[] => {
    const { left, top, width, height } = control.getBoundingClientRect()
    const hit = document.elementFromPoint(left + width / 2, top + height / 2)
    if (width < 8 || height < 8 || !hit || !(control.contains(hit) || hit.contains(control))) return []
    control.focus({ preventScroll: true })
    if (!control.matches(':focus-visible')) return []
    const { outlineStyle, outlineWidth, outlineColor, outlineOffset, boxShadow, display } = getComputedStyle(control)
    // The browser draws the ring of a link over several lines around each.
    if (outlineStyle === 'none' || outlineStyle === 'auto' || parseFloat(outlineWidth) === 0 || (display === 'inline' && control.getClientRects().length > 1)) return []
    const shadow = /^(rgba?\([^)]*\)|color\([^)]*\)) 0px 0px 0px/.exec(boxShadow)?.[1]
    const name = (control.getAttribute('aria-label') ?? control.textContent).trim().replace(/\s+/g, ' ').slice(0, 60)
    const selector = [control.closest('dialog, [role=dialog], header, main, footer'), control].map((one) => (one ? one.tagName.toLowerCase() + (one.classList[0] ? `.${one.classList[0]}` : '') : '')).join(' ')
    return [{ selector, text: name, box: [left, top, width, height], colours: [outlineColor, ...(shadow ? [shadow] : [])], distance: parseFloat(outlineOffset) + parseFloat(outlineWidth) / 2 }]
  })
  if (before instanceof HTMLElement) before.focus({ preventScroll: true })
  return rings
}
