import { blockOf, pageWith } from './helpers/block-page'
import { say } from './helpers/messages'
import { urlOf } from './helpers/sites'
import { expect, open, test } from './helpers/test'

test.use({ viewport: { width: 1366, height: 800 } })

for (const [name, show, drawing] of [
  ['ScientificProjects', 'chart.show', 'figure svg .mark-1'],
  ['UniversitiesList', 'partners.show_map', 'figure circle'],
] as const) {
  test(`who comes back to a page finds the picture of ${name} that they had opened, and their place below it`, async ({ page }) => {
    const { path } = await pageWith(name)
    await open(page, urlOf('main', `/en${path}`))
    await blockOf(page, name).getByRole('button', { name: say('en', show) }).click()
    await expect(blockOf(page, name).locator(drawing).first()).toBeVisible()
    const row = blockOf(page, name).getByRole('link').last()
    await row.evaluate((link) => link.scrollIntoView({ block: 'center' }))
    const place = () => row.evaluate((link) => Math.round(link.getBoundingClientRect().top))
    const before = await place()
    await page.getByRole('contentinfo').getByRole('link', { name: say('en', 'site.accessibility_statement') }).dispatchEvent('click')
    await expect(page).toHaveURL(/\/en\/accessibility$/)

    await page.goBack()

    await expect(blockOf(page, name).locator(drawing).first()).toBeVisible()
    await expect.poll(async () => Math.abs((await place()) - before)).toBeLessThan(5)
  })
}
