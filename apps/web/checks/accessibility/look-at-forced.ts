import type { Locator, Page } from 'playwright'
import { lowOf, showWhole } from './contrast'
import { edgesOfSolid, findLostInForced, rememberSolid } from './forced'
import { takePicture } from './picture'
import type { Report } from './report'
import { describeRing, lookAtRings } from './ring-sides'
import type { Subject } from './subjects'
import { collectSeen } from './texts'

const palettes = ['light', 'dark'] as const

/** In colours that the system has chosen, light ones and dark ones. Texts have a ground of their own there, so they are not measured. */
export async function lookAtForced(page: Page, subject: Subject, part: Locator, width: number, report: Report, where: (...way: string[]) => string): Promise<void> {
  await showWhole(page, width, subject.group === 'open' ? 2400 : 0)
  await page.keyboard.press('Shift')
  await part.evaluate(rememberSolid)
  for (const colorScheme of palettes) {
    await page.emulateMedia({ forcedColors: 'active', colorScheme, reducedMotion: 'reduce' })
    const add = (fault: string) => report.add(`forced colours: ${fault}`, where(colorScheme))
    await report.time('forced colours', async () => {
      for (const fault of await part.evaluate(findLostInForced)) add(fault)
      const before = await takePicture(page)
      const seen = (await page.evaluate(collectSeen)).filter(({ kind, exempt }) => !exempt && (kind === 'edge' || kind === 'drawn'))
      const edges = await page.evaluate(edgesOfSolid)
      for (const { kind, selector, text, ratio } of [...seen, ...edges].flatMap((one) => lowOf(one, before))) add(`contrast of ${kind} ${ratio} < 3: ${selector} "${text}"`)
      for (const ring of (await lookAtRings(page, part, before, () => takePicture(page))).lost) add(describeRing(ring))
    })
  }
  await page.emulateMedia({ forcedColors: 'none', colorScheme: 'light', reducedMotion: 'reduce' })
}
