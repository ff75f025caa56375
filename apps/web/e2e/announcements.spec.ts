import type { Page } from 'playwright/test'
import { oneIn, wide } from './helpers/breadth'
import { listAnnouncements, need, textOf, yearOf } from './helpers/content'
import { say } from './helpers/messages'
import { sites, tags, urlOf } from './helpers/sites'
import { expect, open, test } from './helpers/test'

for (const [place, site] of sites.entries()) {
  test(`the list of ${site} shows what is in force, the newest first`, oneIn(2, place), async ({ page }) => {
    await open(page, urlOf(site, '/en/announce'))

    await expectCurrent(page, site)
  })
}

test('the home pages show what is in force, too, the newest first', async ({ page }) => {
  for (const site of sites) {
    const { data } = await listAnnouncements(site)
    await open(page, urlOf(site, '/en'))

    const links = page.locator('section[aria-labelledby="announcements"] li a')
    expect(await links.evaluateAll((all) => all.map((link) => Number(link.getAttribute('href')?.split('/').pop()))), site).toEqual(data.slice(0, 5).map(({ id }) => id))
  }
})

test('expired ones are found by a filter, which the address holds and the back button undoes', async ({ page }) => {
  const expired = await listAnnouncements('main', { validity: 'expired' })
  expect(expired.data.length).toBeGreaterThan(0)
  await open(page, urlOf('main', '/en/announce'))

  await choose(page, 'announce.validity', say('en', 'announce.expired'))

  await expect.poll(() => shownIds(page)).toEqual(expired.data.map(({ id }) => id))
  await expect(page).toHaveURL(urlOf('main', '/en/announce?validity=expired'))
  await expect(page.locator('main article').first()).toContainText(say('en', 'announce.expired_on'))

  await page.goBack()
  await expectCurrent(page, 'main')
  await expect(page).toHaveURL(urlOf('main', '/en/announce'))
})

test('filters add up, and the switcher keeps them', wide, async ({ page }) => {
  const { data } = await listAnnouncements('main', { validity: 'all' })
  const year = yearOf(need(data.at(-1), 'announcement').published_at)
  const wanted = await listAnnouncements('main', { validity: 'all', year })
  await open(page, urlOf('main', '/ru/announce?validity=all'))
  await expect.poll(() => shownIds(page)).toEqual(data.map(({ id }) => id))

  await choose(page, 'list.year', String(year), 'ru')
  await expect.poll(() => shownIds(page)).toEqual(wanted.data.map(({ id }) => id))
  await expect(page).toHaveURL(urlOf('main', `/ru/announce?validity=all&year=${year}`))

  await page.locator(`a[hreflang=${tags.kz}]`).click()
  await expect(page).toHaveURL(urlOf('main', `/kz/announce?validity=all&year=${year}`))
  await expect.poll(() => shownIds(page)).toEqual(wanted.data.map(({ id }) => id))
  await expect(page.locator('main h2').first()).toHaveText(textOf(wanted.data[0]!, 'title', 'kz').text)
})

test('an expired announcement keeps its page and says so, without JavaScript as well', async ({ page, browser }) => {
  const { data } = await listAnnouncements('main', { validity: 'expired' })
  const { id } = need(data.at(-1), 'expired announcement')
  const url = urlOf('main', `/ru/announce/${id}`)
  await open(page, url)
  await expect(page.locator('article')).toContainText(say('ru', 'announce.expired_on'))

  const context = await browser.newContext({ javaScriptEnabled: false })
  const plain = await context.newPage()
  await plain.goto(url)
  await expect(plain.locator('article')).toContainText(say('ru', 'announce.expired_on'))
  await context.close()
})

function choose(page: Page, filter: string, option: string, language: 'ru' | 'en' = 'en') {
  return page.getByRole('group', { name: say(language, filter) }).getByRole('link', { name: option, exact: true }).click()
}

/** What is in force by the API, in its order; a row that expired since the build says so. */
async function expectCurrent(page: Page, site: string) {
  const { data } = await listAnnouncements(site)
  const current = data.map(({ id }) => id)
  await expect.poll(async () => (await shownIds(page)).some((id) => current.includes(id)) || current.length === 0).toBe(true)

  const shown = await shownIds(page)
  expect(shown.filter((id) => current.includes(id))).toEqual(current.filter((id) => shown.includes(id)))
  for (const id of shown.filter((one) => !current.includes(one))) {
    await expect(page.locator('main article', { has: page.locator(`a[href$="/announce/${id}"]`) })).toContainText(say('en', 'announce.expired_on'))
  }
}

function shownIds(page: Page): Promise<number[]> {
  return page.locator('main [aria-busy] h2 a').evaluateAll((links) => links.map((link) => Number(link.getAttribute('href')?.split('/').pop())))
}
