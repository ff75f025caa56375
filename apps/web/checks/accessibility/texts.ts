/** A box in pixels of the window: left, top, width, height. */
export type Box = readonly [number, number, number, number]

/** Something on the page that needs to stand out from its ground. */
export interface Seen {
  /** `drawn`: a control that shows itself by what the browser or a style paints, such as a box to tick. */
  kind: 'text' | 'icon' | 'edge' | 'drawn'
  selector: string
  text: string
  /** As CSS computes it. */
  colour: string
  /** Of the ancestors, multiplied. */
  opacity: number
  /** In pixels. */
  size: number
  weight: number
  boxes: Box[]
  /** Where it does not stand on what is painted around it. */
  ground?: string
  /** Why WCAG asks for no contrast here: disabled controls, and signs between texts that say nothing. */
  exempt?: 'disabled' | 'decoration'
}

/**
 * Runs in the page: all texts that can be seen in the window, with where they stand; icons of controls, and those that say
 * something by themselves; edges of fields; boxes to tick; controls that are nothing but drawn. A button with a text or an icon
 * is told by that, so WCAG 1.4.11 asks nothing of its edge. A text is where the browser would hit it, so what is cut off, covered or hidden is left out. Not
 * seen by it: what is drawn on a canvas, and numbers of lists.
 */
export function collectSeen(): Seen[] {
  const seen: Seen[] = []
  /** Everything that has a text in sight. */
  const withText = new Set<Element>()
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    const [text, element] = [node as Text, node.parentElement]
    if (!element || text.data.trim() === '' || element.closest('script, style, noscript, option')) continue
    const range = document.createRange()
    range.selectNodeContents(text)
    note('text', element, text.data, [...range.getClientRects()], getComputedStyle(element))
  }
  for (const element of document.body.querySelectorAll<HTMLElement>('*')) {
    for (const side of ['::before', '::after'] as const) {
      const style = getComputedStyle(element, side)
      const content = /^"(.*?)"/.exec(style.content)?.[1] ?? ''
      if (/[\p{L}\p{N}!?]/u.test(content) && style.display !== 'none' && style.visibility === 'visible') note('text', element, content, [element.getBoundingClientRect()], style, { colour: style.color, opacity: Number(style.opacity), ...(!/^rgba\(.*, 0\)$/.test(style.backgroundColor) && { ground: style.backgroundColor }) })
    }
    if (element instanceof HTMLInputElement || element instanceof HTMLTextAreaElement || element instanceof HTMLSelectElement) noteField(element)
    if (element.matches('svg') && element.matches(':is(a[href], button, summary, [role=button]) svg, [role=img], [aria-label]')) noteIcon(element)
    if (element.matches('a[href], button, summary, [role=slider]') && !withText.has(element) && !element.querySelector('img, svg, picture')) note('drawn', element, element.getAttribute('aria-label') ?? '', [element.getBoundingClientRect()], getComputedStyle(element))
  }
  return seen

  function noteField(field: HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement) {
    const style = getComputedStyle(field)
    const [left = 0, right = 0, bottom = 0, top = 0] = [style.paddingLeft, style.paddingRight, style.paddingBottom, style.paddingTop].map(parseFloat)
    const box = field.getBoundingClientRect()
    const inside = new DOMRect(box.x + left, box.y + top, Math.max(0, box.width - left - right), Math.max(0, box.height - top - bottom))
    const isText = !(field instanceof HTMLInputElement) || !['checkbox', 'radio', 'range', 'file', 'color', 'hidden'].includes(field.type)
    const placeholder = field instanceof HTMLSelectElement ? '' : field.placeholder
    if (isText && field.value !== '') note('text', field, field instanceof HTMLSelectElement ? (field.selectedOptions[0]?.text ?? '') : field.value, [inside], style)
    else if (isText && placeholder !== '') {
      const { color, opacity } = getComputedStyle(field, '::placeholder')
      note('text', field, placeholder, [inside], style, { colour: color, opacity: Number(opacity) })
    }
    if (isText || style.appearance === 'none') return note('edge', field, '', [edgeOf(field).getBoundingClientRect()], style)
    // What stands for a box that is hidden: its label, or a part of that.
    const stands = box.width < 8 ? [field.nextElementSibling, field.closest('label')].find((one) => one && hasLine(one)) : undefined
    if (stands) note('edge', stands, field.closest('label')?.textContent ?? '', [stands.getBoundingClientRect()], getComputedStyle(stands))
    else if (field.type !== 'file') note('drawn', field, field.labels?.[0]?.textContent ?? '', [box], style)
  }

  /** A field with nothing of its own has the line of what it lies in. */
  function edgeOf(field: Element): Element {
    return [field, field.parentElement, field.parentElement?.parentElement].find((one) => one && hasLine(one)) ?? field
  }

  function hasLine(one: Element): boolean {
    return ['top', 'bottom'].some((side) => parseFloat(getComputedStyle(one).getPropertyValue(`border-${side}-width`)) > 0)
  }

  function noteIcon(icon: Element) {
    const shape = [...icon.querySelectorAll<SVGElement>('path, circle, rect, use, line, polyline')].find((one) => one.checkVisibility())
    if (!shape) return
    const style = getComputedStyle(shape)
    const colour = [style.stroke, style.fill].find((one) => one.startsWith('rgb') || one.startsWith('color('))
    const control = icon.closest('a, button, summary, [role=button]')
    if (colour) note('icon', icon, icon.getAttribute('aria-label') ?? control?.getAttribute('aria-label') ?? control?.textContent ?? '', [icon.getBoundingClientRect()], style, { colour })
  }

  function note(kind: Seen['kind'], element: Element, text: string, rects: DOMRect[], style: CSSStyleDeclaration, own: { colour?: string; opacity?: number; ground?: string } = {}) {
    if (!element.checkVisibility({ visibilityProperty: true, opacityProperty: true, contentVisibilityAuto: true })) return
    const boxes = rects.filter(({ width, height }) => width >= 2 && height >= 4).filter((rect) => isOnTop(element, rect)).map((rect) => visiblePart(element, rect))
    if (boxes.length === 0) return
    if (kind === 'text') for (let one: Element | null = element; one && !withText.has(one); one = one.parentElement) withText.add(one)
    const colour = own.colour ?? (element instanceof SVGElement ? style.fill : style.webkitTextFillColor)
    const exempt = exemptionOf(element, text, kind)
    const box = ({ left, top, width, height }: DOMRect): Box => [left, top, width, height]
    seen.push({
      kind,
      selector: describe(element),
      text: text.trim().replace(/\s+/g, ' ').slice(0, 60),
      colour,
      opacity: opacityOf(element) * (own.opacity ?? 1),
      size: parseFloat(style.fontSize),
      weight: Number(style.fontWeight),
      boxes: boxes.map(box),
      ...(own.ground && { ground: own.ground }),
      ...(exempt && { exempt }),
    })
  }

  function isOnTop(element: Element, { left, top, width, height }: DOMRect): boolean {
    return [0.05, 0.5, 0.95].every((part) => {
      const [x, y] = [left + width * part, top + height / 2] as const
      if (isClipped(element, x, y)) return false
      // What lets the pointer through is never hit.
      if (getComputedStyle(element).pointerEvents === 'none') return true
      const hit = document.elementFromPoint(x, y)
      return hit !== null && (element.contains(hit) || hit.contains(element))
    })
  }

  /** Without what boxes that scroll sideways cut off: there their own edge is painted. */
  function visiblePart(element: Element, rect: DOMRect): DOMRect {
    let [left, right] = [rect.left, rect.right]
    for (let one: Element | null = element; one && one !== document.body; one = one.parentElement) {
      if (getComputedStyle(one).overflowX === 'visible' || one.clientWidth === 0) continue
      const inner = one.getBoundingClientRect().left + one.clientLeft
      ;[left, right] = [Math.max(left, inner), Math.min(right, inner + one.clientWidth)]
    }
    return new DOMRect(left, rect.top, Math.max(0, right - left), rect.height)
  }

  /** What overflows is hit through its ancestors. */
  function isClipped(element: Element, x: number, y: number): boolean {
    for (let one: Element | null = element; one && one !== document.body; one = one.parentElement) {
      const { overflowX, overflowY, display } = getComputedStyle(one)
      if (display === 'inline' || display === 'contents' || (overflowX === 'visible' && overflowY === 'visible')) continue
      const { left, right, top, bottom } = one.getBoundingClientRect()
      if (x < left || x > right || y < top || y > bottom) return true
    }
    return false
  }

  function opacityOf(element: Element): number {
    let opacity = 1
    for (let one: Element | null = element; one; one = one.parentElement) opacity *= Number(getComputedStyle(one).opacity)
    return opacity
  }

  function exemptionOf(element: Element, text: string, kind: string): Seen['exempt'] {
    const ofControl = element.closest('label')?.control ?? element.closest('button, input, select, textarea, fieldset, [aria-disabled]')
    if (ofControl && (ofControl.matches(':disabled') || ofControl.getAttribute('aria-disabled') === 'true')) return 'disabled'
    if (kind === 'text' && element.closest('[aria-hidden=true]') && !/[\p{L}\p{N}]/u.test(text)) return 'decoration'
    return undefined
  }

  function describe(element: Element): string {
    const name = (one: Element) => one.tagName.toLowerCase() + (one.classList[0] ? `.${one.classList[0]}` : '')
    const landmark = element.closest('dialog, [role=dialog], header, main, footer, [data-block]')
    return [landmark, element.parentElement, element].filter((one, index, all): one is Element => one !== null && all.indexOf(one) === index).map(name).join(' ')
  }
}
