import { readFileSync } from 'node:fs'
import type { Page } from 'playwright/test'
import type { Schema } from '@university/api-client/types'
import { expectNoAxeFaults } from './helpers/axe'
import { wide } from './helpers/breadth'
import { contentOf, need, post } from './helpers/content'
import { say } from './helpers/messages'
import { urlOf } from './helpers/sites'
import { expect, open, test } from './helpers/test'
import { scriptOf } from './helpers/script-of'

const listOf = (portfolio_id: number) => post<Schema<'PortfolioPublicationList'>>('/api/plugin/portfolio/publications', { portfolio_id, per_page: 100 })

// Permissions are of one test alone, and what is in the cache is not asked for.
test.use({ reuseContext: false })

test('a publication is cited by GOST, APA and BibTeX, and the code for it comes with the click', async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  const chunks: string[] = []
  page.on('request', (request) => scriptOf('citation').test(request.url()) && chunks.push(request.url()))
  const { publication } = await openPublications(page, 'ru')
  expect(chunks).toEqual([])

  await toggle(page, 'ru', publication).click()

  const [gost, apa, bibtex] = [say('ru', 'portfolio.gost'), 'APA 7', 'BibTeX'].map((name) => page.getByRole('region', { name, exact: true }))
  await expect(need(gost, 'GOST')).toContainText(publication.citation)
  await expect(need(apa, 'APA')).toContainText(`(${publication.year})`)
  await expect(need(bibtex, 'BibTeX').locator('pre')).toContainText(`-${publication.id},`)
  expect(chunks).not.toEqual([])

  await need(gost, 'GOST').getByRole('button', { name: say('ru', 'portfolio.copy') }).click()
  await expect(need(gost, 'GOST').locator('[aria-live=polite]')).toHaveText(say('ru', 'portfolio.copied'))
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(publication.citation)
})

test('one publication, and all of them, are there as a file', async ({ page }) => {
  const { publication, all } = await openPublications(page, 'en')
  await toggle(page, 'en', publication).click()

  const one = await download(page, () => page.getByRole('button', { name: say('en', 'portfolio.bib'), exact: true }).click())
  const every = await download(page, () => page.getByRole('button', { name: say('en', 'portfolio.bib_all'), exact: true }).click())

  expect(one.name).toMatch(new RegExp(`^[a-z]+${publication.year}-${publication.id}\\.bib$`))
  expect(keysOf(one.text)).toEqual([one.name.replace('.bib', '')])
  expect(keysOf(every.text)).toHaveLength(all.length)
  expect(new Set(keysOf(every.text)).size).toBe(all.length)
  expect(every.text).toContain(one.text.trim())
})

for (const width of [320, 1440]) {
  test(`at ${width} pixels the forms fit, and have no fault that axe can find, in both themes`, wide, async ({ page }) => {
    await page.setViewportSize({ width, height: 900 })
    const { publication } = await openPublications(page, 'kz')
    await toggle(page, 'kz', publication).press('Enter')
    await expect(page.getByRole('region', { name: 'BibTeX', exact: true })).toBeVisible()

    await expectNoAxeFaults(page, '#publications', async () => expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width))
  })
}

/** The portfolio with the most publications, its list open; and the first publication in it. */
async function openPublications(page: Page, language: 'kz' | 'ru' | 'en') {
  const { people } = await contentOf('main')
  const lists = await Promise.all(people.slice(0, 40).map(async ({ id }) => ({ id, all: (await listOf(id)).data })))
  const { id, all } = need(lists.sort((a, b) => b.all.length - a.all.length)[0], 'person')
  const publication = need(all[0], 'publication')
  await open(page, urlOf('main', `/${language}/portfolio/${id}#publications`))
  await expect(toggle(page, language, publication)).toBeVisible()
  return { publication, all }
}

function toggle(page: Page, language: 'kz' | 'ru' | 'en', { title }: Schema<'PortfolioPublication'>) {
  return page.locator('#publications li', { hasText: title }).getByRole('button', { name: say(language, 'portfolio.cite') }).first()
}

async function download(page: Page, act: () => Promise<void>): Promise<{ name: string; text: string }> {
  const saved = page.waitForEvent('download')
  await act()
  const file = await saved
  return { name: file.suggestedFilename(), text: readFileSync(await file.path(), 'utf8') }
}

function keysOf(file: string): string[] {
  return [...file.matchAll(/^@[a-z]+\{([a-z0-9-]+),$/gm)].flatMap(([, key]) => key ?? [])
}
