import { measureContrast, showWhole } from '../checks/accessibility/contrast'
import { findLostBySpacing, findWide } from '../checks/accessibility/room'
import { addressOf, lookedAt, templates, type Subject } from '../checks/accessibility/subjects'
import { holdStill, isScheme, sizes, switchTo, themes } from '../checks/accessibility/ways'
import { wide } from './helpers/breadth'
import { languages } from './helpers/sites'
import { expect, open, test } from './helpers/test'
import { withPixels } from './launch-options'

/*
 * At night a sample of what `npm run check:accessibility` looks at in full: every template once, each in the next language, theme,
 * size and width. So each theme comes three times or more, each size six times or more.
 */

test.use({ launchOptions: withPixels })
const widths = [390, 1440]
/** Tests of several templates: each context costs more than a page. */
const batch = 5

for (let from = 0; from < lookedAt.length; from += batch) {
  test(`all that is to be read has contrast, and room at 320 px and with wider spacing, on templates ${from + 1} to ${from + batch}`, wide, async ({ page, faults }) => {
    faults.expect(/status of 404/)
    const some = [...(await templates()).entries()].slice(from, from + batch)
    for (const [place, subject] of some) await test.step(subject.name, () => look(page, subject, place))
  })
}

async function look(page: Parameters<typeof switchTo>[0], subject: Subject, place: number): Promise<void> {
  const at = <Value>(all: readonly Value[]) => all[place % all.length] as Value
  const [language, theme, size, width] = [at(languages), at(themes), at(sizes), at(widths)]
  const name = [subject.name, language, theme, size, width].join(', ')
  await page.setViewportSize({ width: 320, height: 640 })
  await open(page, addressOf(subject, language))
  await holdStill(page)
  await subject.after?.(page, language)
  await switchTo(page, { theme, size })
  expect.soft(await findWide(page), `${name}: at 320 px`).toEqual([])

  await page.setViewportSize({ width, height: 800 })
  expect.soft(await findLostBySpacing(page), `${name}: lost by wider spacing`).toEqual([])
  await switchTo(page, { theme, size: 'default' })
  await showWhole(page, width)
  const { measured, faults, lostRings } = await measureContrast(page, isScheme(theme))
  expect.soft(measured, `${name}: things to read`).toBeGreaterThan(20)
  expect.soft(faults, `${name}: too little contrast`).toEqual([])
  expect.soft(lostRings, `${name}: rings that are not seen`).toEqual([])
}
