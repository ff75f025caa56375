import { readFileSync } from 'node:fs'
import type { Page } from 'playwright/test'
import { contentOf, listBlogQuestions, need } from './helpers/content'
import { say } from './helpers/messages'
import { kinds, samplesOf } from './helpers/samples'
import { localize, urlOf } from './helpers/sites'
import { expect, open, test } from './helpers/test'

const axe = readFileSync(require.resolve('axe-core/axe.min.js'), 'utf8')
const rules = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice']

const screens = { desktop: { width: 1366, height: 800 }, phone: { width: 390, height: 844 } }

// A category has the template of the list.
for (const kind of kinds.filter((one) => one !== 'category of news')) {
  test(`a ${kind} has no fault that axe can find, on a desktop and a phone, in both themes`, async ({ page }) => {
    const { path } = samplesOf(await contentOf('main'))[kind]
    await open(page, urlOf('main', localize('/ru', path)))

    for (const viewport of Object.values(screens)) {
      await page.setViewportSize(viewport)
      await expectNoFaults(page)
    }
  })
}

for (const [screen, viewport] of Object.entries(screens)) {
  test.describe(`on a ${screen}`, () => {
    test.use({ viewport })

    test('a page without a translation, a page beyond the last one and an unknown address have no fault that axe can find', async ({ page, faults }) => {
      faults.expect(/status of 404/)
      const { news } = await contentOf('main')
      const foreign = need(news.find(({ available_langs }) => !available_langs.includes('en')), 'news item without English')
      for (const address of [`/en/news/${foreign.id}`, '/en/news?page=99', '/en/no-such-page']) {
        await open(page, urlOf('main', address))
        if (address.includes('?page=')) await expect(page.getByText(say('en', 'list.beyond_last'))).toBeVisible()

        await expectNoFaults(page)
      }
    })

    test('the blog, the newsletter, the reception, the statement on accessibility and the notice of maintenance have no fault that axe can find, in both themes', async ({ page }) => {
      const token = '?token=b3Y8mZt1Qf6wXh0uKc5RjA'
      const { total } = await listBlogQuestions()
      const newsletter = ['subscribe', 'subscribe?email=aigerim@post.example', 'activate', `unsubscribe${token}`].map((path) => `newsletter/${path}`)
      for (const path of ['blog', 'blog?view=questions', 'blog/RectorModal', ...newsletter, 'reception', 'accessibility', 'Maintenance']) {
        await open(page, urlOf('main', `/en/${path}`))
        if (path === 'reception') await expect(page.locator('main form')).toHaveCount(2)
        if (path.includes('questions')) await expect(page.locator('main').getByRole('status')).toHaveText(say('en', 'blog.question_count', { count: total }))

        await expectNoFaults(page)
      }
    })

    test('a list whose next rows are loading has no fault that axe can find, in both themes', async ({ page }) => {
      await page.route('**/api/plugin/news', () => undefined)
      await open(page, urlOf('main', '/en/news?page=2'))
      await expect(page.locator('main [aria-busy="true"]')).toBeVisible()

      await expectNoFaults(page)
    })

    test('the full-screen menu has no fault that axe can find, while the reader types, in both themes', async ({ page }) => {
      await open(page, urlOf('main', '/kz'))
      await page.getByRole('button', { name: say('kz', 'search.label'), exact: true }).click()
      await page.getByRole('textbox', { name: say('kz', 'search.label') }).fill('кітап')
      await expect(page.getByRole('button', { name: say('kz', 'search.submit'), exact: true })).toBeVisible()

      await expectNoFaults(page)
    })

    test('the dialog of the reception has no fault that axe can find, also where it says what is missing, in both themes', async ({ page }) => {
      await open(page, urlOf('main', '/kz/news'))
      await page.getByRole('region', { name: say('kz', 'site.contact') }).getByLabel(say('kz', 'site.reception'), { exact: true }).click()
      const dialog = page.getByRole('dialog', { name: say('kz', 'site.reception') })
      await dialog.getByRole('button', { name: say('kz', 'reception.submit'), exact: true }).click()
      await expect(dialog.getByText(say('kz', 'summary.title'))).toBeVisible()

      await expectNoFaults(page)
    })

    test('the open menu has no fault that axe can find, in both themes', async ({ page }) => {
      const { siteMap } = await contentOf('main')
      await open(page, urlOf('main', '/kz'))
      if (screen === 'phone') {
        await page.getByRole('button', { name: say('kz', 'site.menu'), exact: true }).click()
        // The entries of the main menu are there before the others.
        const sections = page.locator('#sidebar summary')
        await expect(sections).toHaveCount(siteMap.filter((item) => item.sub_menu.length > 0).length)
        for (const section of await sections.all()) await section.click()
        await expect(page.locator('#sidebar details:not([open])')).toHaveCount(0)
        await expect(page.locator('#sidebar a').last()).toBeVisible()
      } else {
        await page.getByRole('navigation', { name: say('kz', 'site.main_navigation') }).locator('button[aria-expanded]').first().click()
        await expect(page.locator('header [data-open]')).toBeVisible()
      }

      await expectNoFaults(page)
    })
  })
}

/** By all rules in the light theme; the dark one differs in nothing but colours. */
async function expectNoFaults(page: Page) {
  const address = new URL(page.url()).pathname
  await page.evaluate(axe)
  await page.evaluate(() => document.documentElement.classList.remove('dark-theme'))
  expect.soft(await faultsOf(page, { type: 'tag', values: rules }), `${address}, light theme`).toEqual([])

  await page.evaluate(() => document.documentElement.classList.add('dark-theme'))
  expect.soft(await faultsOf(page, { type: 'rule', values: ['color-contrast'] }), `${address}, dark theme`).toEqual([])
}

/** Rules that are broken and where. Fails when no rule applied, which would say nothing. */
async function faultsOf(page: Page, runOnly: { type: 'tag' | 'rule'; values: string[] }): Promise<string[]> {
  const { violations, passes } = await page.evaluate(
    (options) => (window as unknown as { axe: Axe }).axe.run(document, options).then(({ violations, passes }) => ({
      passes: passes.length,
      violations: violations.map(({ id, nodes }) => `${id} (${nodes.length}): ${nodes.slice(0, 3).map((node) => `${node.html.slice(0, 120)} ${node.failureSummary?.replace(/\s+/g, ' ').slice(0, 220)}`).join('; ')}`),
    })),
    { runOnly, resultTypes: ['violations'] },
  )
  expect(passes, 'rules that applied').toBeGreaterThanOrEqual(runOnly.type === 'rule' ? runOnly.values.length : 20)
  return violations
}

interface Axe {
  run(context: Document, options: object): Promise<{ passes: unknown[]; violations: { id: string; nodes: { html: string; failureSummary?: string }[] }[] }>
}
