import type { Page } from 'playwright/test'
import type { Schema } from '@university/api-client/types'
import { axeFaults } from './helpers/axe'
import { expectAwake, expectSoundAt } from './helpers/block-page'
import { wide } from './helpers/breadth'
import { contentOf, need, post } from './helpers/content'
import { say } from './helpers/messages'
import { urlOf } from './helpers/sites'
import { expect, open, test } from './helpers/test'

const name = 'DocsListBlock'
const both = (page: Page) => page.locator(`[data-block="${name}"]`)

/** A page with the same block twice, and how many documents each of them has. */
async function sample() {
  const { pages } = await contentOf('main')
  const { slug, blocks } = need(pages.find((one) => one.blocks.filter((block) => block.name === name).length === 2), `page with ${name} twice`)
  const totals = await Promise.all(blocks.filter((block) => block.name === name).map(async ({ props }) => (await post<Schema<'DocumentList'>>('/api/plugin/edu-docs', { slug: '', ...props })).total))
  return { path: `/page/${slug}`, totals }
}

test('two of the same block are told apart by name: search, fields, pages, and what is announced', async ({ page }) => {
  const { path } = await sample()
  await open(page, urlOf('main', `/ru${path}?q=пр&b2-q=пр`))
  await expect(both(page).getByRole('button', { name: say('ru', 'filters.reset') })).toHaveCount(2)
  await expect(both(page).locator('[aria-busy=true]')).toHaveCount(0)

  for (const role of ['region', 'search', 'searchbox', 'status'] as const) {
    const names = await Promise.all((await both(page).getByRole(role).all()).map((part) => part.ariaSnapshot()))
    expect.soft(names.length, role).toBeGreaterThanOrEqual(2)
    const labels = names.map((snapshot) => snapshot.split('\n')[0])
    expect.soft(new Set(labels).size, `${role}: ${labels.join(' | ')}`).toBe(labels.length)
  }

  expect(await axeFaults(page, { only: ['landmark-unique', 'duplicate-id-aria'] })).toEqual([])
})

test('each has a part of the address for itself, and the other stays as it is', async ({ page }) => {
  const { path, totals } = await sample()
  await open(page, urlOf('main', `/en${path}`))
  const [first, second] = [both(page).nth(0), both(page).nth(1)]
  const count = (place: number) => say('en', 'docs.count', { count: totals[place] ?? 0 })
  await expect(first.getByRole('status').first()).toHaveText(count(0))

  await second.getByRole('link', { name: say('en', 'list.next_page') }).click()

  await expect(page).toHaveURL(/\?b2-page=2$/)
  await expect(second.getByRole('link', { name: say('en', 'list.page_of', { page: 2, last: Math.ceil((totals[1] ?? 0) / 5) }) })).toHaveAttribute('aria-current', 'page')
  await expect(first.getByRole('link', { name: say('en', 'list.page_of', { page: 1, last: Math.ceil((totals[0] ?? 0) / 5) }) })).toHaveAttribute('aria-current', 'page')

  await first.getByRole('link', { name: say('en', 'list.next_page') }).click()
  await expect(page).toHaveURL(/\?b2-page=2&page=2$/)
  await page.goBack()
  await page.goBack()
  await expect(second.getByRole('link', { name: say('en', 'list.page_of', { page: 1, last: Math.ceil((totals[1] ?? 0) / 5) }) })).toHaveAttribute('aria-current', 'page')
})

test('neither is wider than the window, and both are accessible, in both themes, at 320 and 1440 pixels', wide, async ({ page }) => {
  const { path } = await sample()
  await page.setViewportSize({ width: 320, height: 900 })
  await open(page, urlOf('main', `/kz${path}?b2-sort=title`))
  await expectAwake(both(page).nth(1))

  await expectSoundAt(page, name, [320, 1440])
})
