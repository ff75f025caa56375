import type { Page } from 'playwright/test'
import type { Schema } from '@university/api-client/types'
import { blockOf, expectSound, pageWith } from './helpers/block-page'
import { need, post, textOf } from './helpers/content'
import { say } from './helpers/messages'
import { allowedScriptBytes, startScripts } from './helpers/start-scripts'
import { urlOf } from './helpers/sites'
import { expect, open, test } from './helpers/test'

const name = 'ListBlock'
const block = (page: Page) => blockOf(page, name)
const entries = (page: Page) => block(page).getByRole('article')

async function sample() {
  const { path, options } = await pageWith(name, ({ props }) => !('sort' in props))
  return { path, list: (body: object) => post<Schema<'EntryList'>>('/api/plugin/list', { slug: '', ...options, ...body }) }
}

// What is in the cache is not measured.
test.use({ reuseContext: false })

test('a page with a list starts with at most 110 KB of JavaScript, none of it the block’s', async ({ page }) => {
  const { total, sizes } = await startScripts(page, urlOf('main', `/kz${(await sample()).path}`))

  expect(total, sizes.map(({ name: file, bytes }) => `${file} ${bytes}`).join(', ')).toBeLessThanOrEqual(allowedScriptBytes)
  expect(sizes.filter(({ name: file }) => /^(block|open-block)/.test(file))).toEqual([])
})

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('the first entries are there in the language of the page, and nothing that would not act', async ({ page }) => {
    const { path, list } = await sample()
    const { data } = await list({ lang: 'ru' })
    await page.goto(urlOf('main', `/ru${path}`))

    await expect(entries(page)).toHaveCount(data.length)
    for (const [index, entry] of data.entries()) await expect.soft(entries(page).nth(index)).toContainText(textOf(entry, 'title', 'ru').text)
    await expect(block(page).getByRole('search')).toBeHidden()
    await expect(block(page).getByRole('navigation', { name: say('ru', 'entries.letters') })).toBeHidden()
  })
})

test('a letter stands in the address, and the back button undoes it', async ({ page }) => {
  const { path, list } = await sample()
  const all = await list({ lang: 'kz' })
  const letter = need(all.letters.at(-1), 'letter')
  const some = await list({ lang: 'kz', letter })
  expect(some.total).toBeLessThan(all.total)
  await open(page, urlOf('main', `/kz${path}`))

  await block(page).getByRole('link', { name: letter, exact: true }).click()

  await expect(page).toHaveURL(urlOf('main', `/kz${path}?letter=${encodeURIComponent(letter)}`))
  await expect(block(page).getByText(say('kz', 'entries.count', { count: some.total }), { exact: true })).toBeVisible()
  await expect(entries(page)).toHaveCount(some.data.length)
  await page.goBack()
  await expect(block(page).getByText(say('kz', 'entries.count', { count: all.total }), { exact: true })).toBeVisible()
})

test('further entries are a page of their own, in alphabetical order when asked', async ({ page }) => {
  const { path, list } = await sample()
  const { data } = await list({ lang: 'en', sort: 'title', page: 2 })
  await open(page, urlOf('main', `/en${path}?sort=title`))

  await block(page).locator('a[rel=next]').click()

  await expect(page).toHaveURL(/\?sort=title&page=2$/)
  await expect(entries(page)).toHaveCount(data.length)
  await expect(entries(page).first()).toContainText(textOf(need(data[0], 'entry of the second page'), 'title', 'en').text)
})

test('words are looked for while they are typed, and the field keeps the focus', async ({ page }) => {
  const { path, list } = await sample()
  const [entry] = (await list({ lang: 'en' })).data
  const word = need(textOf(need(entry, 'entry'), 'title', 'en').text.split(' ').at(-2), 'word')
  const { total } = await list({ q: word, lang: 'en' })
  await open(page, urlOf('main', `/en${path}`))

  await block(page).getByRole('searchbox').pressSequentially(word, { delay: 20 })

  await expect(block(page).getByText(say('en', 'entries.count', { count: total }), { exact: true })).toBeVisible()
  await expect(block(page).getByRole('searchbox')).toBeFocused()
})

for (const width of [320, 1440]) {
  test(`at ${width} pixels nothing is wider than the window, and everything is accessible, in both themes`, async ({ page }) => {
    await page.setViewportSize({ width, height: 900 })
    await open(page, urlOf('main', `/ru${(await sample()).path}?sort=title`))
    await expect(block(page).getByRole('radio', { name: say('ru', 'entries.order_title') })).toBeChecked()

    await expectSound(page, name)
  })
}
