import type { Page } from 'playwright/test'
import { blockOf, expectAwake, expectSound } from './helpers/block-page'
import { wide } from './helpers/breadth'
import { contentOf, listVacancies, need } from './helpers/content'
import { say } from './helpers/messages'
import { samplesOf, type Kind } from './helpers/samples'
import { scriptOf } from './helpers/script-of'
import { publicUrlOf, urlOf } from './helpers/sites'
import { expect, open, openToTheEnd, test } from './helpers/test'
import { settings } from './settings'

const kinds: Kind[] = ['news item', 'archived news item', 'announcement', 'event', 'vacancy', 'dissertation', 'candidate']
const share = (page: Page) => blockOf(page, 'ShareComponent')

// Permissions are of one test alone.
test.use({ reuseContext: false })

test('pages of items can be passed on: what is copied is their address, and its code comes with the first touch', async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  const samples = samplesOf(await contentOf('main'))
  for (const kind of kinds.filter((_, place) => settings.isWide || place % 4 === 0)) {
    const { path } = samples[kind]
    const scripts: string[] = []
    page.on('request', (request) => scripts.push(new URL(request.url()).pathname))
    await openToTheEnd(page, urlOf('main', `/en${path}?fbclid=1`))
    expect(scripts.filter((one) => scriptOf('share').test(one)), kind).toEqual([])
    expect((await share(page).boundingBox())?.height, kind).toBeLessThan(100)

    await share(page).getByRole('button', { name: say('en', 'share.copy') }).click()

    await expect(share(page).locator('[aria-live=polite]'), kind).toHaveText(say('en', 'share.copied'))
    expect(await page.evaluate(() => navigator.clipboard.readText()), kind).toBe(publicUrlOf('main', `/en${path}`))
    page.removeAllListeners('request')
  }
})

test('a closed vacancy is not passed on', async ({ page }) => {
  const { data } = await listVacancies('main', 'closed')

  await open(page, urlOf('main', `/ru/vacancy/${need(data[0], 'closed vacancy').id}`))

  await expect(share(page)).toHaveCount(0)
})

test('on a page that was come to from another it comes when its reader is near', async ({ page }) => {
  await open(page, urlOf('main', '/kz/news'))
  await page.locator('main h2 a').first().click()
  await expect(page).toHaveURL(/\/kz\/news\/\d+$/)
  const id = page.url().split('/').pop() ?? ''
  await expect(page.locator(`link[rel=canonical][href$="/${id}"]`)).toHaveCount(1)
  expect(await share(page).evaluate((element) => element.childElementCount)).toBe(0)

  await share(page).scrollIntoViewIfNeeded()

  await expectAwake(share(page))
  await expect(share(page).getByRole('link', { name: /Telegram/ })).toHaveAttribute('href', new RegExp(`news%2F${id}&`))
})

test('is not printed', wide, async ({ page }) => {
  const { path } = samplesOf(await contentOf('main')).event
  await open(page, urlOf('main', `/kz${path}`))
  await page.emulateMedia({ media: 'print' })

  await expect(share(page)).toBeHidden()
})

for (const [width, height] of [[320, 640], [1440, 900]] as const) {
  test(`stands in one line of its own, without fault, in a window of ${width} pixels`, wide, async ({ page }) => {
    await page.setViewportSize({ width, height })
    const samples = samplesOf(await contentOf('main'))
    for (const kind of ['news item', 'event', 'vacancy'] as const) {
      await open(page, urlOf('main', `/kz${samples[kind].path}`))

      await expectSound(page, 'ShareComponent')
      const tops = await share(page).locator('li').filter({ visible: true }).evaluateAll((ways) => ways.map((way) => way.getBoundingClientRect().top))
      expect([tops.length > 4, new Set(tops).size], kind).toEqual([true, 1])
    }
  })
}

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('its links tell of the page', async ({ page }) => {
    const samples = samplesOf(await contentOf('main'))
    for (const kind of kinds) {
      await page.goto(urlOf('main', `/ru${samples[kind].path}`))

      const links = share(page).getByRole('link')
      await expect(links, kind).toHaveCount(4)
      await expect(links.first(), kind).toBeVisible()
      await expect(links.first(), kind).toHaveAttribute('href', new RegExp(`^mailto:\\?subject=.+&body=${encodeURIComponent(publicUrlOf('main', `/ru${samples[kind].path}`))}$`))
      await expect(share(page).getByRole('button'), kind).toHaveCount(0)
    }
  })
})
