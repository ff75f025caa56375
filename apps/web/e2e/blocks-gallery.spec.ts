import type { Page } from 'playwright/test'
import type { Schema } from '@university/api-client/types'
import { blockOf, expectSound, pageWith } from './helpers/block-page'
import { wide } from './helpers/breadth'
import { need, post, textOf } from './helpers/content'
import { say } from './helpers/messages'
import { urlOf } from './helpers/sites'
import { expect, open, test } from './helpers/test'

const name = 'Gallery'
const block = (page: Page) => blockOf(page, name)
const lightbox = (page: Page) => block(page).getByRole('dialog')
const thumbnail = (page: Page, id: number) => block(page).locator(`[data-picture="${id}"] a`).first()

async function sample() {
  const { path, options } = await pageWith(name)
  const gallery = await post<Schema<'Gallery'>>('/api/plugin/gallery', { slug: '', ...options })
  const [first, second] = gallery.images
  return { path, gallery, first: need(first, 'picture'), second: need(second, 'second picture') }
}

// What is in the cache is not measured.
test.use({ reuseContext: false })

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('every picture is there with its caption and a way to see it large', wide, async ({ page }) => {
    const { path, gallery } = await sample()
    await page.goto(urlOf('main', `/ru${path}`))

    expect(await block(page).locator('figure img').evaluateAll((images) => images.map((image) => image.getAttribute('alt')))).toEqual(gallery.images.map((image) => textOf(image, 'alt', 'ru').text))
    expect(await block(page).getByRole('link', { name: say('ru', 'gallery.original') }).evaluateAll((links) => links.map((link) => link.getAttribute('href')))).toEqual(gallery.images.map(({ url }) => url))
    const captions = gallery.images.map((image) => textOf(image, 'caption', 'ru').text)
    expect(captions.filter(Boolean)).not.toEqual([])
    expect((await block(page).locator('figcaption').allInnerTexts()).map((text) => text.replace(say('ru', 'gallery.original'), '').trim())).toEqual(captions)
  })
})

test('a picture opens under the keyboard, the arrows lead on, and Escape leads back to it', async ({ page }) => {
  const { path, first, second } = await sample()
  await open(page, urlOf('main', `/en${path}`))

  await thumbnail(page, first.id).press('Enter')
  await expect(page).toHaveURL(new RegExp(`\\?picture=${first.id}$`))
  await expect(lightbox(page).getByRole('img', { name: textOf(first, 'alt', 'en').text })).toBeVisible()
  await page.keyboard.press('ArrowRight')
  await expect(page).toHaveURL(new RegExp(`\\?picture=${second.id}$`))
  await expect(lightbox(page).getByRole('img', { name: textOf(second, 'alt', 'en').text })).toBeVisible()
  await page.keyboard.press('Escape')

  await expect(lightbox(page)).toHaveCount(0)
  await expect(page).toHaveURL(urlOf('main', `/en${path}`))
  await expect(thumbnail(page, second.id)).toBeFocused()
  await expect(thumbnail(page, second.id)).toBeInViewport()
})

test('the focus stays in the large view', wide, async ({ page }) => {
  const { path, first } = await sample()
  await open(page, urlOf('main', `/en${path}?picture=${first.id}`))
  await expect(lightbox(page)).toBeVisible()

  for (let step = 0; step < 8; step += 1) {
    await page.keyboard.press('Tab')
    // After the last one comes the browser’s own bar, where the page has nothing.
    expect(await page.evaluate(() => document.activeElement === document.body || document.activeElement?.closest('dialog') !== null)).toBe(true)
  }
})

test('the back button closes the picture, and the page stands where it stood', async ({ page }) => {
  const { path, first } = await sample()
  await open(page, urlOf('main', `/kz${path}`))
  await thumbnail(page, first.id).scrollIntoViewIfNeeded()
  const before = await page.evaluate(() => window.scrollY)
  await thumbnail(page, first.id).click()
  await expect(lightbox(page)).toBeVisible()

  await page.goBack()

  await expect(lightbox(page)).toHaveCount(0)
  await expect(page).toHaveURL(urlOf('main', `/kz${path}`))
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(before)
})

test('what a link opened closes on the page, without a step that opens it again', wide, async ({ page }) => {
  const { path, gallery, second } = await sample()
  await open(page, urlOf('main', '/kz'))
  await open(page, urlOf('main', `/kz${path}?picture=${second.id}`))
  await expect(lightbox(page)).toBeVisible()

  await lightbox(page).getByRole('button', { name: say('kz', 'site.close'), exact: true }).click()
  await expect(page).toHaveURL(urlOf('main', `/kz${path}`))
  await expect(lightbox(page)).toHaveCount(0)
  await expect(block(page).locator('figure')).toHaveCount(gallery.images.length)
  await expect(thumbnail(page, second.id)).toBeVisible()
  await page.goBack()

  await expect(page).toHaveURL(urlOf('main', '/kz'))
})

test('the large view has no fault that axe can find, and fits a small window', wide, async ({ page }) => {
  const { path, first } = await sample()
  await page.setViewportSize({ width: 320, height: 568 })
  await open(page, urlOf('main', `/kz${path}?picture=${first.id}`))
  const image = lightbox(page).getByRole('img', { name: textOf(first, 'alt', 'kz').text })
  await expect(image).toBeVisible()

  await expect.poll(() => image.evaluate((element) => [element.getBoundingClientRect().left, element.getBoundingClientRect().right])).toEqual([0, 320])
  await expectSound(page, name)
})

test('the gallery has no fault that axe can find, and fits every window', wide, async ({ page }) => {
  const { path } = await sample()
  await open(page, urlOf('main', `/ru${path}`))

  for (const width of [320, 768, 1440]) {
    await page.setViewportSize({ width, height: 900 })
    await expectSound(page, name)
  }
})

test('each row fills the width and has one height', wide, async ({ page }) => {
  const { path } = await sample()
  await page.setViewportSize({ width: 1366, height: 800 })
  await open(page, urlOf('main', `/ru${path}`))

  const rows = await block(page)
    .locator('[data-picture]')
    .evaluateAll((pictures) => {
      const width = pictures[0]?.parentElement?.getBoundingClientRect().right ?? 0
      const boxes = pictures.map((picture) => (picture.querySelector('a') as Element).getBoundingClientRect())
      return [...new Set(boxes.map(({ top }) => Math.round(top)))].map((top) => {
        const row = boxes.filter((box) => Math.round(box.top) === top)
        return { free: Math.round(width - Math.max(...row.map(({ right }) => right))), heights: Math.round(Math.max(...row.map(({ height }) => height)) - Math.min(...row.map(({ height }) => height))) }
      })
    })
  expect(rows.length).toBeGreaterThan(0)
  expect(rows).toEqual(rows.map(() => ({ free: 0, heights: 0 })))
})
