import type { Page } from 'playwright/test'
import { wide } from './helpers/breadth'
import { contentOf, need } from './helpers/content'
import { say } from './helpers/messages'
import { languages, urlOf } from './helpers/sites'
import { expect, hydrated, open, openToTheEnd, test, withoutScripts } from './helpers/test'
import { scriptOf } from './helpers/script-of'

test('opens with the focus in it and its button hidden, and gives the focus back by Escape', async ({ page }) => {
  for (const language of languages) {
    await open(page, urlOf('main', `/${language}/news`))
    const button = page.getByRole('button', { name: say(language, 'accessibility.open') })
    await button.focus()
    await page.keyboard.press('Enter')

    const panel = page.getByRole('dialog', { name: say(language, 'accessibility.title') })
    await expect(panel.getByRole('heading')).toBeFocused()
    await expect(button).toHaveCount(0)

    await page.keyboard.press('Escape')
    await expect(panel).toHaveCount(0)
    await expect(button).toBeFocused()
  }
})

test('what is chosen holds at once, on the next page, and after a reload', async ({ page }) => {
  await openPanel(page, '/en/news')
  await choose(page, 'accessibility.fz_big')
  await choose(page, 'accessibility.theme_dark')
  await choose(page, 'accessibility.images_hidden')
  const chosen = { theme: 'dark-theme', size: 'fz-big', images: 'img-hide' }
  await expect.poll(() => applied(page)).toEqual(chosen)
  expect(await page.evaluate(() => ({ ...localStorage }))).toMatchObject({ 'user-theme': 'dark-theme', 'user-font-size': 'fz-big', 'img-hide': 'img-hide' })

  await page.keyboard.press('Escape')
  const link = page.locator('main h2 a').first()
  const title = await link.innerText()
  await link.click()
  await expect(page).toHaveURL(/\/en\/news\/\d+$/)
  await expect(page.locator('h1')).toHaveText(title)
  expect(await applied(page), 'on the next page').toEqual(chosen)

  await page.locator('header a[hreflang=ru]').click()
  await expect(page.locator('html')).toHaveAttribute('lang', 'ru')
  expect(await applied(page), 'in another language').toEqual(chosen)

  await page.reload()
  await hydrated(page)
  expect(await applied(page), 'after a reload').toEqual(chosen)
})

test('is applied before anything is painted: also where no script of the site runs', async ({ page }) => {
  await page.addInitScript(() => {
    localStorage.setItem('user-theme', 'dark-theme')
    localStorage.setItem('user-font-size', 'fz-middle')
    localStorage.setItem('img-hide', 'img-hide')
  })
  await withoutScripts(page)

  await page.goto(urlOf('main', '/kz'))

  expect(await applied(page)).toEqual({ theme: 'dark-theme', size: 'fz-middle', images: 'img-hide' })
})

test('without a choice the theme is that of the system, and follows it; with one it is the chosen one', async ({ page }) => {
  await page.emulateMedia({ colorScheme: 'dark', reducedMotion: 'reduce' })
  await open(page, urlOf('main', '/en'))
  expect((await applied(page)).theme).toBe('dark-theme')

  await page.emulateMedia({ colorScheme: 'light', reducedMotion: 'reduce' })
  await expect(page.locator('html')).toHaveClass('light-theme')

  await openPanel(page, '/en')
  await choose(page, 'accessibility.theme_light')
  await expect(page.locator('html')).toHaveClass('light-theme')
  await page.emulateMedia({ colorScheme: 'dark', reducedMotion: 'reduce' })
  await page.reload()
  await hydrated(page)
  expect((await applied(page)).theme).toBe('light-theme')
})

test('a reset restores the light theme, the default size and the pictures, and closes the panel', wide, async ({ page }) => {
  await openPanel(page, '/en')
  await choose(page, 'accessibility.fz_small')
  await choose(page, 'accessibility.theme_dark')
  await choose(page, 'accessibility.images_hidden')

  await page.getByRole('button', { name: say('en', 'accessibility.reset') }).click()

  await expect(page.getByRole('dialog')).toHaveCount(0)
  await expect.poll(() => applied(page)).toEqual({ theme: 'light-theme', size: 'default', images: 'img-show' })
  await expect(page.getByRole('button', { name: say('en', 'accessibility.open') })).toBeFocused()
})

test('each size is another size of the text', wide, async ({ page }) => {
  await openPanel(page, '/en/news')
  const sizes: number[] = []

  for (const [key, id] of [['fz_small', 'fz-small'], ['fz_default', 'default'], ['fz_middle', 'fz-middle'], ['fz_big', 'fz-big']] as const) {
    await choose(page, `accessibility.${key}`)
    await expect(page.locator('html')).toHaveId(id)
    sizes.push(await page.locator('main h1').evaluate((element) => parseFloat(getComputedStyle(element.parentElement as Element).fontSize)))
  }

  expect(sizes).toEqual([...new Set(sizes)].sort((a, b) => a - b))
  expect(sizes).toHaveLength(4)
})

test('hidden pictures leave their place and show their text there; nothing moves', async ({ page }) => {
  const { news } = await contentOf('main')
  const item = need(news.find(({ image, available_langs }) => image?.alt_en && available_langs.includes('en')), 'news item with a described picture')
  await openPanel(page, `/en/news/${item.id}`)
  const picture = page.getByRole('img', { name: item.image?.alt_en ?? '?' })
  const boxes = () => page.evaluate(() => JSON.stringify([...document.querySelectorAll('main img, main h1, main p')].map((element) => element.getBoundingClientRect())))
  await picture.evaluate((image: HTMLImageElement) => image.decode())
  const before = await boxes()

  await choose(page, 'accessibility.images_hidden')

  const drawn = () => picture.evaluate((image: HTMLElement) => decodeURIComponent(getComputedStyle(image).backgroundImage))
  await expect.poll(drawn).toContain(`>${item.image?.alt_en}<`)
  await expect(picture).toHaveCSS('object-position', /^-\d{4,}/)
  expect(await boxes()).toBe(before)
  await expect(picture, 'screen readers still know it').toBeVisible()
})

test.describe('on a small phone', () => {
  test.use({ viewport: { width: 360, height: 640 } })

  test('very large letters fit header and footer, and the panel', async ({ page }) => {
    await openPanel(page, '/kz/Maintenance')
    await choose(page, 'accessibility.fz_big', 'kz')
    await expect(page.locator('html')).toHaveId('fz-big')

    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(360)
    await page.getByRole('button', { name: say('kz', 'accessibility.reset') }).scrollIntoViewIfNeeded()
    await expect(page.getByRole('button', { name: say('kz', 'accessibility.reset') })).toBeInViewport()
  })
})

test('its code comes when it is opened', wide, async ({ page }) => {
  const scripts: string[] = []
  page.on('request', (request) => scripts.push(new URL(request.url()).pathname))
  await openToTheEnd(page, urlOf('main', '/en'))
  expect(scripts.filter((path) => scriptOf('accessibility').test(path))).toEqual([])

  await page.getByRole('button', { name: say('en', 'accessibility.open') }).click()
  await expect(page.getByRole('dialog')).toBeVisible()

  expect(scripts.filter((path) => scriptOf('accessibility').test(path))).toHaveLength(1)
})

async function openPanel(page: Page, path: string) {
  await open(page, urlOf('main', path))
  await page.locator('header button[aria-haspopup=dialog]').first().click()
  await expect(page.getByRole('dialog')).toBeVisible()
}

async function choose(page: Page, key: string, language: 'kz' | 'en' = 'en') {
  // The control itself is hidden behind its label.
  await page.getByRole('radio', { name: say(language, key), exact: true }).click({ force: true })
}

function applied(page: Page) {
  return page.evaluate(() => ({ theme: document.documentElement.className, size: document.documentElement.id, images: document.body.id }))
}
