import type { Locator, Page } from 'playwright/test'
import { blockOf, pageWith, wake } from './helpers/block-page'
import { oneIn } from './helpers/breadth'
import { need } from './helpers/content'
import { deeds } from './helpers/keyboard-deeds'
import { answerManyRows, manyRows } from './helpers/many-rows'
import { urlOf } from './helpers/sites'
import { expect, open, test } from './helpers/test'

/** The blocks that show a list by pages, and how each is filtered. */
const lists = {
  Dissertation: 'choose',
  EventsPlugin: 'choose',
  NewsPlugin: 'choose',
  PortfolioList: 'choose',
  PriceEducation: 'choose',
  VacancyList: 'choose',
  DrScoreListBlock: 'choose',
  ProfListBlock: 'choose',
  ScoreListBlock: 'choose',
  ScientificProjects: 'choose',
  ListBlock: 'pick',
  DigitalShowcase: 'choose',
  DocsListBlock: 'choose',
  UniversitiesList: 'choose',
} as const

for (const [place, name] of (Object.keys(lists) as (keyof typeof lists)[]).entries()) {
  test(`of 5,000 rows of ${name} no more than a page is drawn, filtered, turned and read to the last`, oneIn(20, place), async ({ page }) => {
    const total = await answerManyRows(page)
    const { path } = await pageWith(name)
    await open(page, urlOf('main', `/en${path}`))
    const block = blockOf(page, name)
    const before = await sizeOf(block)
    await wake(block)

    const answered = page.waitForResponse((response) => response.url().includes('/api/plugin/') && response.request().method() === 'POST')
    await deeds[lists[name]](page, block)
    await answered
    await expect.poll(() => says(block, total()), 'filtered').toBe(true)
    expect.soft(total()).toBeGreaterThan(manyRows - 1000)
    expect.soft(await sizeOf(block), 'elements').toBeLessThan(before * 3)

    await lastPage(page, block)
    await expect.soft(block.locator('a[rel=prev]')).toBeVisible()
    await expect.soft(block.locator('a[rel=next]')).toHaveCount(0)
    await expect.poll(() => says(block, total()), 'last page').toBe(true)
  })
}

/** Whether it tells the number of its rows, as in `4 321 results`. To be asked anew: an answer that is under way may change it. */
async function says(block: Locator, count: number): Promise<boolean> {
  const counted = new RegExp(String(count).replace(/(\d)(\d{3})$/, '$1\\D?$2'))
  return (await block.getByRole('status').allInnerTexts()).some((text) => counted.test(text))
}

const sizeOf = (block: Locator) => block.evaluate((element) => element.querySelectorAll('*').length)

/** By a link to the next page, told to lead to the last one. */
async function lastPage(page: Page, block: Locator): Promise<void> {
  const text = await block.getByRole('navigation').filter({ has: page.locator('a[rel=next]') }).innerText()
  const last = need(/\d[\d\s,.]*(?=\D*$)/.exec(text)?.[0]?.replace(/\D/g, ''), 'number of the last page')
  const href = need((await block.locator('a[rel=next]').getAttribute('href')) ?? undefined, 'way to the next page')
  await page.goto(new URL(href.replace(/page=2/, `page=${last}`), page.url()).href)
  await block.dispatchEvent('pointerover')
}
