import { measureContrast } from '../checks/accessibility/contrast'
import { oneIn } from './helpers/breadth'
import { urlOf } from './helpers/sites'
import { expect, open, test } from './helpers/test'
import { withPixels } from './launch-options'

/*
 * Words on the picture of a home page. An editor chooses both: neither a bright picture nor a long heading may make them unreadable.
 */

test.use({ launchOptions: withPixels })

for (const [place, width] of [390, 1100, 1440].entries()) {
  test(`words on a white picture are readable, a line of them or six, ${width} px wide`, oneIn(3, place), async ({ page }) => {
    await page.setViewportSize({ width, height: 900 })
    await open(page, urlOf('main', '/kz'))
    const hero = page.locator('main > section').first()
    await hero.evaluate((section) => {
      section.style.background = '#fff'
      section.querySelector('img')?.remove()
    })
    for (const heading of ['Білім', 'Запастағы офицерлер мен сержанттарды даярлау, 1966 жылдан бері, күндіз және кешке']) {
      await hero.locator('h1').evaluate((element, text) => void (element.textContent = text), heading)

      expect((await measureContrast(page, false, hero)).faults).toEqual([])
    }
  })
}
