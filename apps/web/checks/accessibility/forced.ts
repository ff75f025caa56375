import type { Seen } from './texts'

/** Runs in the page, in its own colours: remembers the buttons that a ground makes of a text. A system that has colours of its own takes it away. */
export function rememberSolid(root: Element): void {
  const hasGround = (one: Element) => !/^rgba\(.*, 0\)$/.test(getComputedStyle(one).backgroundColor)
  Object.assign(window, { solid: [...root.querySelectorAll('button, [role=button], .button')].filter((one) => hasGround(one) && one.textContent.trim() !== '') })
}

/** Runs in the page, in forced colours: the edges of those, as far as they are in sight. */
export function edgesOfSolid(): Seen[] {
  const { solid } = window as unknown as { solid: Element[] }
  return solid.flatMap((one): Seen[] => {
    const { left, top, width, height } = one.getBoundingClientRect()
    const hit = document.elementFromPoint(left + width / 2, top + height / 2)
    if (!one.checkVisibility({ visibilityProperty: true, opacityProperty: true }) || width < 8 || !hit || !one.contains(hit)) return []
    const text = (one.getAttribute('aria-label') ?? one.textContent).trim().replace(/\s+/g, ' ').slice(0, 60)
    return [{ kind: 'edge', selector: `${one.tagName.toLowerCase()}.${one.classList[0] ?? ''}`, text, colour: '', opacity: 1, size: 0, weight: 0, boxes: [[left, top, width, height]] }]
  })
}

/** Runs in the page, in forced colours: controls without a sign of the focus, chosen ones that look like the others, icons in the colour of the ground. */
export function findLostInForced(root: Element): string[] {
  const describe = (element: Element) => element.outerHTML.replace(/\s+/g, ' ').slice(0, 110)
  const inSight = (selector: string) => [...root.querySelectorAll<HTMLElement>(selector)].filter((one) => one.checkVisibility({ visibilityProperty: true, opacityProperty: true }) && one.getClientRects().length > 0)
  const hasOutline = (one: Element) => [getComputedStyle(one), getComputedStyle(one, '::after')].some(({ outlineStyle, outlineWidth }) => outlineStyle !== 'none' && parseFloat(outlineWidth) >= 2)
  // What a system leaves of a look: no grounds, no shadows.
  const looksOf = (one: Element | null) => {
    if (!one) return ''
    const { outlineStyle, outlineWidth, borderStyle, borderWidth, borderColor, color, fontWeight, textDecorationLine, forcedColorAdjust, backgroundColor } = getComputedStyle(one)
    return [outlineStyle === 'none' ? '' : outlineWidth, borderStyle, borderWidth, borderColor, color, fontWeight, textDecorationLine, forcedColorAdjust === 'none' ? backgroundColor : '', getComputedStyle(one, '::before').content, getComputedStyle(one, '::after').content].join()
  }

  const focusless = inSight('a[href], button:not(:disabled), input:not(:disabled), select:not(:disabled), textarea:not(:disabled), summary').filter((control) => {
    control.focus({ preventScroll: true })
    // A control that its label draws, or a field in a frame.
    return document.activeElement === control && ![control, control.nextElementSibling, control.closest('label'), control.parentElement].some((one) => one && hasOutline(one))
  })
  document.querySelector<HTMLElement>(':focus')?.blur()

  const drawn = (input: Element) => (getComputedStyle(input).appearance === 'none' || input.getBoundingClientRect().width < 8 ? input.nextElementSibling : null)
  const chosen = [
    // The footer marks nothing, in whatever colours.
    ...inSight(':not(footer *):is([aria-current]:not([aria-current=false]), [aria-selected=true], [aria-pressed=true])').map((one) => ({ one, other: otherOf(one) })),
    ...[...root.querySelectorAll<HTMLInputElement>('input:is([type=radio], [type=checkbox]):checked')].map((input) => {
      const unchosen = [...document.querySelectorAll<HTMLInputElement>(`input[type=${input.type}]:not(:checked)`)].find((other) => other.name === input.name)
      return { one: drawn(input), other: unchosen ? drawn(unchosen) : null }
    }),
  ]
  const alike = chosen.flatMap(({ one, other }) => (one && other && looksOf(one) === looksOf(other) ? [one] : []))

  const unseen = inSight('a svg, button svg, summary svg').filter((svg) => {
    const ground = groundOf(svg)
    const shapes = [...svg.querySelectorAll('path, circle, rect, line, polyline')]
    return shapes.length > 0 && shapes.every((shape) => [getComputedStyle(shape).stroke, getComputedStyle(shape).fill].every((paint) => paint === 'none' || paint === ground))
  })
  return [...focusless.map((one) => `shows no focus: ${describe(one)}`), ...alike.map((one) => `looks as if it were not chosen: ${describe(one)}`), ...unseen.map((one) => `icon not seen: ${describe(one.parentElement ?? one)}`)]

  /** Another link or button of the same list that is not chosen; breadcrumbs and the like have none that could be. */
  function otherOf(one: Element): Element | null {
    const list = one.closest('ul, ol, [role=tablist], [role=group], nav')
    const others = [...(list?.querySelectorAll(one.tagName) ?? [])].filter((other) => other !== one && other.classList[0] === one.classList[0])
    return others.find((other) => !other.matches('[aria-current]:not([aria-current=false]), [aria-selected=true], [aria-pressed=true]')) ?? null
  }

  function groundOf(element: Element): string {
    for (let one: Element | null = element; one; one = one.parentElement) {
      const { backgroundColor } = getComputedStyle(one)
      if (!/^rgba\(.*, 0\)$/.test(backgroundColor)) return backgroundColor
    }
    return 'rgb(255, 255, 255)'
  }
}
