import { expect, type Locator, type Page } from 'playwright/test'

/** What went wrong on the way through a part of a page by the Tab key. */
export interface Walk {
  faults: string[]
  /** How many controls were reached. */
  controls: number
}

/**
 * Goes by Tab from what comes before a part of the page to what comes after it, and holds what is met against what the
 * part has: each control once, in the order of the page, in sight, with a focus that can be seen, and a way out.
 *
 * @param others `mayAppear` for a whole page, where buttons come once it has scrolled: those are not held against the order
 */
export async function walk(page: Page, part: Locator, others?: 'mayAppear'): Promise<Walk> {
  const expected = await part.evaluate(prepareWalk)
  const faults: string[] = []
  const met: string[] = []
  // One more leads out, where nothing has appeared.
  for (let step = 0; step <= expected.length; step += 1) {
    await page.keyboard.press('Tab')
    const { name, fault } = await page.evaluate(lookAtFocus)
    if (name === undefined) break
    if (others !== 'mayAppear' || !name.startsWith(unknown)) met.push(name)
    if (fault) faults.push(`${name}: ${fault}`)
  }
  if (met.join('\n') !== expected.join('\n')) {
    const same = met.filter((_, index) => met.slice(0, index + 1).join() === expected.slice(0, index + 1).join()).length
    faults.push(`met ${JSON.stringify(met.slice(same, same + 5))} instead of ${JSON.stringify(expected.slice(same, same + 5))}`)
  }
  return { faults, controls: met.length }
}

/**
 * Goes by Tab through what has been opened over the page, all of it twice where it keeps the focus, and back; then closes it by
 * Escape. Each control is met in the order that they have, in sight, with a focus that can be seen.
 *
 * @param opener has the focus afterwards
 * @param isModal whether it keeps the focus; otherwise the focus goes on in the page behind, which must not be covered then
 */
export async function walkOpened(page: Page, part: Locator, opener: Locator, isModal: boolean): Promise<Walk> {
  await page.evaluate(() => document.activeElement instanceof HTMLElement && document.activeElement.blur())
  const expected = await part.evaluate(prepareWalk)
  const faults: string[] = []
  const met: string[] = []
  const press = async (key: string) => {
    await page.keyboard.press(key)
    const { name, fault } = await page.evaluate(lookAtFocus)
    if (name !== undefined && fault) faults.push(`${name}: ${fault}`)
    return name
  }
  await part.evaluate(focusFirst)
  const first = await page.evaluate(lookAtFocus)
  if (first.name !== expected[0]) faults.push(`the first control does not take the focus: ${first.name} instead of ${expected[0]}`)
  for (let step = 1; step < expected.length; step += 1) met.push((await press('Tab')) ?? 'outside')
  if (met.join('\n') !== expected.slice(1).join('\n')) faults.push(`met ${JSON.stringify(met)} instead of ${JSON.stringify(expected.slice(1))}`)

  if (isModal) {
    const around = await goRound(page, () => press('Tab'), expected[0])
    if (around) faults.push(`does not go round: after the last comes ${around}`)
    const back = await goRound(page, () => press('Shift+Tab'), expected.at(-1))
    if (back) faults.push(`does not go round backwards: before the first comes ${back}`)
    await part.evaluate(focusFirst)
  } else {
    const beyond = await press('Tab')
    if (beyond !== undefined && expected.includes(beyond)) faults.push(`keeps the focus: after the last comes ${beyond}`)
    const covered = await page.evaluate(findCoveredFocus)
    if (covered) faults.push(`what has the focus after it is covered or outside the window: ${covered}`)
    // It may have closed behind the focus; otherwise Escape is for who is in it.
    if (await part.isVisible()) await part.evaluate(focusFirst)
    else await opener.press('Enter')
  }

  await page.keyboard.press('Escape')
  await part.waitFor({ state: 'hidden', timeout: 3000 }).catch(() => faults.push('Escape does not close it'))
  // Styles may take their time until it is gone.
  const isBack = await expect(opener).toBeFocused().then(() => true, () => false)
  if (!isBack) faults.push(`when it is closed, the focus is on ${await page.evaluate(() => document.activeElement?.outerHTML.slice(0, 80))}`)
  return { faults, controls: expected.length }
}

/** Between the ends of what keeps the focus a browser may stop at its own controls and at the dialog itself. @returns what else has been met */
async function goRound(page: Page, press: () => Promise<string | undefined>, wanted: string | undefined): Promise<string | undefined> {
  let met: string | undefined
  for (let step = 0; step < 3; step += 1) {
    met = await press()
    if (met === wanted) return undefined
    const isBetween = await page.evaluate(() => document.activeElement === document.body || document.activeElement instanceof HTMLDialogElement)
    if (!isBetween) break
  }
  return met ?? page.evaluate(() => document.activeElement?.outerHTML.slice(0, 80))
}

/** Runs in the page. */
function focusFirst(): void {
  const { walked } = window as unknown as { walked: { controls: { element: HTMLElement }[] } }
  walked.controls[0]?.element.focus()
}

/** Runs in the page: what has the focus, where a reader does not see it. */
function findCoveredFocus(): string | undefined {
  const focused = document.activeElement
  if (!focused || focused === document.body) return undefined
  const { left, top, width, height } = focused.getBoundingClientRect()
  const hit = document.elementFromPoint(left + width / 2, top + height / 2)
  return hit && focused.contains(hit) ? undefined : focused.outerHTML.slice(0, 80)
}

/** What a name begins with that the part did not have before. */
const unknown = 'unknown'

/** Runs in the page: notes what the controls look like without the focus, and puts it on what comes before them. */
function prepareWalk(part: Element): string[] {
  const selector = 'a[href], button:not(:disabled), input:not(:disabled), select:not(:disabled), textarea:not(:disabled), summary, [tabindex="0"]'
  const isInSight = (element: Element) => element.checkVisibility({ visibilityProperty: true }) && element.getClientRects().length > 0
  // Of a group of radio buttons Tab meets the chosen one.
  const isStop = (element: Element) => !(element instanceof HTMLInputElement && element.type === 'radio') || element.checked
  const all = [...document.querySelectorAll<HTMLElement>(selector)].filter((element) => element.tabIndex >= 0 && isInSight(element) && isStop(element))
  const inside = all.filter((element) => part.contains(element))
  const describe = (element: Element, index: number) => `${index + 1} ${element.tagName.toLowerCase()} ${(element.getAttribute('aria-label') ?? element.textContent).trim().replace(/\s+/g, ' ').slice(0, 40)}`
  const looksOf = (element: Element) =>
    [element, element.parentElement, element.nextElementSibling].map((one) => {
      if (!one) return ''
      const { outlineStyle, outlineWidth, outlineColor, boxShadow } = getComputedStyle(one)
      const after = getComputedStyle(one, '::after')
      return [outlineStyle === 'none' ? '' : outlineStyle + outlineWidth + outlineColor, boxShadow, after.outlineStyle === 'none' ? '' : after.outlineStyle + after.outlineWidth, after.boxShadow].join()
    }).join(';')
  const walked = { part, controls: inside.map((element, index) => ({ element, name: describe(element, index), looks: looksOf(element) })), looksOf }
  Object.assign(window, { walked })
  const first = inside[0]
  const before = all.filter((element) => (first ?? part).compareDocumentPosition(element) & Node.DOCUMENT_POSITION_PRECEDING && !part.contains(element)).at(-1)
  before?.focus()
  return walked.controls.map(({ name }) => name)
}

/** Runs in the page, which knows the part since `prepareWalk`: what has the focus, and what a reader who needs to see it would miss. No name outside the part. */
function lookAtFocus(): { name?: string; fault?: string } {
  const { walked } = window as unknown as { walked: { part: Element; controls: { element: Element; name: string; looks: string }[]; looksOf: (element: Element) => string } }
  const focused = document.activeElement
  if (!focused || !walked.part.contains(focused)) return {}
  const control = walked.controls.find(({ element }) => element === focused)
  if (!control) return { name: `unknown ${focused.outerHTML.slice(0, 80)}` }
  if (walked.looksOf(focused) === control.looks) return { name: control.name, fault: 'the focus is not to be seen' }

  // A radio button or checkbox is drawn by its label.
  const seen = (focused instanceof HTMLInputElement && focused.closest('label')) || focused
  const isOnTop = [...seen.getClientRects()].some(({ left, top, width, height }) =>
    [0.1, 0.5, 0.9].some((part) => {
      const found = document.elementFromPoint(left + width / 2, top + height * part)
      return found !== null && seen.contains(found)
    }),
  )
  return isOnTop ? { name: control.name } : { name: control.name, fault: 'it is covered or outside the window' }
}
