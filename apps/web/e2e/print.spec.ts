import { oneIn, wide } from './helpers/breadth'
import { contentOf, need } from './helpers/content'
import { kinds, samplesOf } from './helpers/samples'
import { urlOf, localize } from './helpers/sites'
import { expect, open, test } from './helpers/test'

for (const [place, kind] of kinds.entries()) {
  test(`a ${kind} prints its text and how to reach the university, and nothing that is for the screen`, oneIn(8, place), async ({ page }) => {
    const sample = samplesOf(await contentOf('main'))[kind]
    await open(page, urlOf('main', localize('/ru', sample.path)))
    await page.evaluate(() => document.documentElement.classList.add('dark-theme'))
    await page.emulateMedia({ media: 'print' })

    await expect(page.locator('h1')).toBeVisible()
    await expect(page.locator('h1')).toHaveText(sample.heading('ru'))
    await expect(page.locator('footer address')).toBeVisible()
    for (const selector of ['nav', 'form', '.button', '[data-ornament]']) await expect.soft(page.locator(selector).filter({ visible: true }), selector).toHaveCount(0)
    await expect.soft(page.locator('body')).toHaveCSS('color', 'rgb(0, 0, 0)')
    await expect.soft(page.locator('body')).toHaveCSS('background-color', 'rgb(255, 255, 255)')
  })
}

test('what stands on a ground of its own on the screen begins where lines do on paper', async ({ page }) => {
  const { news, people } = await contentOf('main')
  const samples = [
    { path: `/ru/news/${need(news.find(({ categories }) => categories.length > 0), 'news with a category').id}`, chip: 'main article header li a' },
    { path: `/ru/portfolio/${need(people.find(({ degree_ru }) => degree_ru), 'person with a degree').id}`, chip: 'main h1 ~ ul li' },
  ]
  for (const { path, chip } of samples) {
    await open(page, urlOf('main', path))
    await page.emulateMedia({ media: 'print' })

    await expect(page.locator(chip).first(), path).toHaveCSS('padding-left', '0px')
    await page.emulateMedia({ media: 'screen' })
  }
})

test('a link of a text prints where it leads', async ({ page }) => {
  await open(page, urlOf('main', '/en/page/about'))
  await page.evaluate(() => document.querySelector('main p')?.insertAdjacentHTML('beforeend', ' <a id="outside" href="https://example.org/a">outside</a>'))
  const after = () => page.locator('#outside').evaluate((link) => getComputedStyle(link, '::after').content)
  expect(await after()).toBe('none')

  await page.emulateMedia({ media: 'print' })

  await expect.poll(after).toBe('" (https://example.org/a)"')
})

test('a link that opens in a new tab prints where it leads, and no arrow', async ({ page }) => {
  const { id, online_url } = need((await contentOf('main')).events.find((event) => event.online_url), 'event with an address')
  await open(page, urlOf('main', `/en/events/${id}`))
  const link = page.locator(`main dd a[href="${online_url}"]`)
  await expect(link.locator('.link-outside')).toBeVisible()

  await page.emulateMedia({ media: 'print' })

  await expect.poll(() => link.evaluate((element) => getComputedStyle(element, '::after').content)).toBe(`" (${online_url})"`)
  await expect(link.locator('.link-outside')).toBeHidden()
})

test('where the keyboard is leaves no ring on paper', async ({ page }) => {
  await open(page, urlOf('main', '/en/page/about'))
  const link = page.locator('main p a').first()
  await link.focus()
  await expect(link).toHaveCSS('outline-style', 'solid')

  await page.emulateMedia({ media: 'print' })

  await expect(link).toHaveCSS('outline-style', 'none')
})

test('a list says on paper which of its pages it is', async ({ page }) => {
  await open(page, urlOf('main', '/kz/news?page=2'))
  const place = page.locator('main').getByText(/^\d+ беттің 2-беті$/)
  await expect(place).toBeHidden()

  await page.emulateMedia({ media: 'print' })

  await expect(place).toBeVisible()
})

test('a table that goes on has all its headers on each sheet', async ({ page }) => {
  await open(page, urlOf('main', '/ru/page/admission/tuition'))
  const header = page.locator('main thead button').first()
  await page.emulateMedia({ media: 'print' })

  // Chromium leaves the boxes of buttons out of repeated headers.
  await expect(header).toHaveCSS('display', 'contents')
})

test('an editor’s table of twenty columns does not run past the sheet', async ({ page }) => {
  // As wide as the text of a sheet of A4.
  await page.setViewportSize({ width: 680, height: 962 })
  await open(page, urlOf('main', '/en/page/students/dormitory'))
  const frame = page.locator('main .table-frame').first()
  await frame.evaluate((element) => element.querySelectorAll('tr').forEach((row) => (row.innerHTML = '<td>accommodation</td>'.repeat(20))))
  const isWider = () => frame.evaluate(({ scrollWidth, clientWidth }) => scrollWidth > clientWidth)
  expect(await isWider()).toBe(true)

  await page.emulateMedia({ media: 'print' })

  await expect.poll(isWider).toBe(false)
})

test('a site in mourning prints letters, and its pictures in grey', wide, async ({ page }) => {
  await open(page, urlOf('main', '/ru/page/about'))
  const root = page.locator('html')
  await root.evaluate((element) => element.setAttribute('data-mourning', ''))
  await expect(root).toHaveCSS('filter', 'grayscale(1)')

  await page.emulateMedia({ media: 'print' })

  // All that is in a filter is one picture on paper.
  await expect(root).toHaveCSS('filter', 'none')
  await expect(page.locator('header img').first()).toHaveCSS('filter', 'grayscale(1)')
})

test('pictures that are hidden leave no gap on paper', wide, async ({ page }) => {
  const { news } = await contentOf('main')
  await open(page, urlOf('main', `/ru/news/${need(news.find(({ image }) => image), 'news with a picture').id}`))
  await page.evaluate(() => (document.body.id = 'img-hide'))
  const picture = page.locator('main img').first()
  await expect(picture).toBeVisible()

  await page.emulateMedia({ media: 'print' })

  await expect(picture).toBeHidden()
})
