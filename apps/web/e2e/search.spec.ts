import { wide } from './helpers/breadth'
import { contentOf, listPrograms, need, textOf } from './helpers/content'
import { say } from './helpers/messages'
import { urlOf } from './helpers/sites'
import { expect, open, test } from './helpers/test'

test('what the site itself writes between the words of hits needs no characters that are rare', wide, async ({ page }) => {
  const rare: string[] = []
  page.on('request', (request) => /-rare-/.test(request.url()) && rare.push(request.url()))

  await open(page, urlOf('main', '/en/search?q=rector'))
  await expect(page.locator('main h2 [aria-hidden]').first()).toBeVisible()
  await page.evaluate(() => document.fonts.ready)

  expect(rare).toEqual([])
})

test('from the full-screen menu to a hit: typed, sent by Enter, shared by its address, undone by the back button', async ({ page }) => {
  const { news } = await contentOf('main')
  const item = need(news.find(({ title_en }) => (title_en ?? '').split(' ').length > 3), 'news item in English')
  const title = item.title_en ?? ''
  await open(page, urlOf('main', '/en'))

  await page.getByRole('button', { name: say('en', 'search.label'), exact: true }).click()
  // The field that takes the first keys is not the one that sends them off.
  const field = page.locator('#sidebar').getByRole('textbox', { name: say('en', 'search.label') })
  await expect(field).toBeFocused()
  await page.keyboard.type(title)
  await expect(field).toHaveValue(title)
  await page.keyboard.press('Enter')

  await expect(page).toHaveURL(new RegExp(`/en/search\\?q=`))
  await expect(page.locator('#sidebar')).toBeHidden()
  await expect(page).toHaveTitle(new RegExp(`^${say('en', 'search.title')}: ${title} — `))
  const hit = page.locator('main').getByRole('link', { name: title, exact: true }).first()
  await expect(hit).toBeVisible()

  await open(page, page.url())
  await expect(page.getByRole('searchbox', { name: say('en', 'search.label') })).toHaveValue(title)
  await hit.click()
  await expect(page.locator('h1')).toHaveText(title)
  await page.goBack()
  await expect(page.getByRole('searchbox', { name: say('en', 'search.label') })).toHaveValue(title)
  await expect(hit).toBeVisible()
})

test('the language switch keeps the words, which are found in the other language, too', async ({ page }) => {
  await open(page, urlOf('main', '/kz/search?q=кітапхана'))
  await expect(page.locator('main ol article').first()).toBeVisible()

  await page.getByRole('navigation', { name: say('kz', 'site.language') }).getByRole('link', { name: say('kz', 'site.language_name_ru') }).click()

  await expect(page).toHaveURL(/\/ru\/search\?q=/)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(say('ru', 'search.title'))
  await expect(page.locator('main ol article').first()).toBeVisible()
})

test('a misspelt word leads to what was meant, and words that nothing holds say so, beside the sections of the site', async ({ page }) => {
  await open(page, urlOf('main', '/ru/search?q=библиатека'))
  await expect(page.locator('main ol article mark').first()).toHaveText(/библиотек/i)

  await open(page, urlOf('main', '/ru/search?q=ьъыщжцж'))
  await expect(page.getByText(say('ru', 'search.empty'))).toBeVisible()
  await expect(page.getByRole('region', { name: say('ru', 'home.explore') })).toBeVisible()
})

test('the code of a programme leads to the list on a page that has it, and the row is shown', async ({ page }) => {
  const program = need((await listPrograms('main')).data[0], 'programme')
  const { pages } = await contentOf('main')
  const listing = need(pages.find(({ blocks }) => blocks.some(({ name }) => name === 'ProfListBlock')), 'page with a list of programmes')

  await open(page, urlOf('main', `/en/search?q=${program.code.toLowerCase()}`))

  const hit = page.locator('main ol article', { has: page.locator(`a[href="/en/page/${listing.slug}#ProfListBlock"]`) })
  await expect(hit.locator('mark').first()).toHaveText(program.code)
  await expect(hit).toContainText(textOf(program, 'name', 'en').text)
})

test('a search that an address has opened is emptied, and takes other words', wide, async ({ page }) => {
  await open(page, urlOf('main', '/en/search?q=library'))
  const field = page.getByRole('searchbox', { name: say('en', 'search.label') })
  const hits = page.locator('main ol article')
  await expect(hits.first()).toBeVisible()

  await field.fill('')
  await field.press('Enter')
  await expect(page).toHaveURL(urlOf('main', '/en/search'))
  await expect(hits).toHaveCount(0)
  await expect(page.locator('main').getByText(say('en', 'search.hint'))).toBeVisible()
  await field.fill('library')
  await field.press('Enter')

  await expect(hits.first()).toBeVisible()
})

test('a failing search says so, and another try works', async ({ page, faults }) => {
  faults.expect(/status of 503/)
  await page.route('**/api/search', (route) => route.fulfill({ status: 503, contentType: 'application/problem+json', body: '{}' }))
  await open(page, urlOf('main', '/en/search?q=library'))
  const alert = page.getByRole('alert')
  await expect(alert).toContainText(say('en', 'list.failed'))

  await page.unroute('**/api/search')
  await alert.getByRole('button', { name: say('en', 'list.retry') }).click()

  await expect(page.locator('main ol article').first()).toBeVisible()
})

test('on a narrow telephone the field shows all of two words, beside what empties it and what sends it', wide, async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 640 })
  await open(page, urlOf('main', '/ru/search?q=проходной балл'))
  const field = page.getByRole('searchbox', { name: say('ru', 'search.label') })
  await expect(field).toHaveValue('проходной балл')

  expect(await field.evaluate((input) => input.scrollWidth - input.clientWidth)).toBe(0)
  await expect(page.locator('main').getByRole('button', { name: say('ru', 'search.submit'), exact: true })).toBeVisible()
})

test('kinds and years to choose from are of one size, in a narrow window, too', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await open(page, urlOf('main', '/en/search?q=university'))

  const looks = (key: string) =>
    page.getByRole('navigation', { name: say('en', key) }).getByRole('link').first().evaluate((link) => {
      const { fontSize, minHeight, paddingInlineStart } = getComputedStyle(link)
      return [fontSize, minHeight, paddingInlineStart]
    })

  expect(await looks('search.years')).toEqual(await looks('search.kinds'))
})

test('who turns a page of hits is at the first of the next ones, and Tab goes on there; who loads it again is at the same place', async ({ page }) => {
  await open(page, urlOf('main', '/ru/search?q=студент'))
  const hits = page.locator('main ol article')
  await expect(hits.first()).toBeVisible()
  const before = await hits.first().textContent()

  await page.getByRole('link', { name: say('ru', 'list.next_page') }).click()

  await expect(hits.first()).not.toHaveText(before ?? '')
  await expect(hits.first()).toBeInViewport()
  await page.keyboard.press('Tab')
  await expect(hits.first().getByRole('link')).toBeFocused()

  await hits.last().scrollIntoViewIfNeeded()
  await page.reload()
  await expect(hits.first()).toBeAttached()
  await expect(hits.last()).toBeInViewport()
})
