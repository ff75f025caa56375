import type { Page } from 'playwright/test'
import { addressOf, templates } from '../checks/accessibility/subjects'
import { walk } from './helpers/keyboard-walk'
import { languages, urlOf } from './helpers/sites'
import { expect, open, test } from './helpers/test'

/* For readers whose system has colours of its own (forced colours), or holds still what moves (reduced motion). */

test('in forced colours every control shows the focus, what is chosen is not told by its ground alone, and icons are seen', async ({ page, faults }) => {
  faults.expect(/status of 404/)
  for (const [place, template] of (await templates()).entries()) {
    await openForced(page, urlOf('main', addressOf(template, languages[place % 3] ?? 'kz')))
    await template.after?.(page, languages[place % 3] ?? 'kz')
    // From the keyboard on, the focus that a script gives is shown, too.
    await page.keyboard.press('Tab')

    expect.soft(await page.evaluate(findLost), template.name).toEqual([])
  }
})

test('in forced colours the focus is seen on the whole way through the page of the reception', async ({ page }) => {
  await openForced(page, urlOf('main', '/en/reception'))
  await expect(page.locator('main form')).toHaveCount(2)

  const { faults } = await walk(page, page.locator('#___gatsby'), 'mayAppear')

  expect(faults).toEqual([])
})

test('nothing moves where the system asks for that', async ({ page }) => {
  for (const path of ['/kz', '/ru/news', '/en/page/about/campus', '/en/search?q=2026']) {
    await open(page, urlOf('main', path))

    expect.soft(await page.evaluate(findMoving), path).toEqual([])
  }
})

async function openForced(page: Page, url: string): Promise<void> {
  await page.emulateMedia({ forcedColors: 'active', reducedMotion: 'reduce' })
  await open(page, url)
}

/** Runs in the page, in forced colours: controls without a sign of the focus, chosen ones that look like the others, icons in the colour of the ground. */
function findLost(): string[] {
  const describe = (element: Element) => element.outerHTML.replace(/\s+/g, ' ').slice(0, 110)
  const inSight = (selector: string) => [...document.querySelectorAll<HTMLElement>(selector)].filter((one) => one.checkVisibility({ visibilityProperty: true, opacityProperty: true }) && one.getClientRects().length > 0)
  const hasOutline = (one: Element) => [getComputedStyle(one), getComputedStyle(one, '::after')].some(({ outlineStyle, outlineWidth }) => outlineStyle !== 'none' && parseFloat(outlineWidth) >= 2)
  // What a system leaves of a look: no grounds, no shadows.
  const looksOf = (one: Element | null) => {
    if (!one) return ''
    const { outlineStyle, outlineWidth, borderStyle, borderWidth, borderColor, color, fontWeight, textDecorationLine, forcedColorAdjust, backgroundColor } = getComputedStyle(one)
    return [outlineStyle === 'none' ? '' : outlineWidth, borderStyle, borderWidth, borderColor, color, fontWeight, textDecorationLine, forcedColorAdjust === 'none' ? backgroundColor : '', getComputedStyle(one, '::before').content, getComputedStyle(one, '::after').content].join()
  }

  const focusless = inSight('a[href], button:not(:disabled), input:not(:disabled), select:not(:disabled), textarea:not(:disabled), summary').filter((control) => {
    control.focus({ preventScroll: true })
    // A control that its label draws.
    return document.activeElement === control && ![control, control.nextElementSibling, control.closest('label')].some((one) => one && hasOutline(one))
  })
  document.querySelector<HTMLElement>(':focus')?.blur()

  const drawn = (input: Element) => (getComputedStyle(input).appearance === 'none' || input.getBoundingClientRect().width < 8 ? input.nextElementSibling : null)
  const chosen = [
    // The footer marks nothing, in whatever colours.
    ...inSight(':not(footer *):is([aria-current]:not([aria-current=false]), [aria-selected=true], [aria-pressed=true])').map((one) => ({ one, other: otherOf(one) })),
    ...[...document.querySelectorAll<HTMLInputElement>('input:is([type=radio], [type=checkbox]):checked')].map((input) => {
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
      if (!backgroundColor.endsWith(', 0)')) return backgroundColor
    }
    return 'rgb(255, 255, 255)'
  }
}

/** Runs in the page: animations that go on, and changes of place or size that take longer than nobody sees. */
function findMoving(): string[] {
  const running = document.getAnimations().filter(({ playState }) => playState === 'running')
  const slow = [...document.body.querySelectorAll('*')].filter((one) => {
    const { transitionDuration, transitionProperty } = getComputedStyle(one)
    const durations = transitionDuration.split(',').map(parseFloat)
    return transitionProperty.split(', ').some((property, index) => /^(all|transform|translate|scale|rotate|width|height|inset|top|left|margin)/.test(property) && (durations[index % durations.length] ?? 0) > 0.01)
  })
  return [...running.map((animation) => `moves: ${animation.effect instanceof KeyframeEffect ? animation.effect.target?.outerHTML.slice(0, 100) : ''}`), ...slow.map((one) => `would move: ${one.outerHTML.slice(0, 100)}`)]
}
