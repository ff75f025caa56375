import type { Locator, Page } from 'playwright/test'
import { AxTree } from './helpers/ax-tree'
import { oneIn, wide } from './helpers/breadth'
import { contentOf, need } from './helpers/content'
import { field, newAddress } from './helpers/forms'
import { holdStill } from './helpers/hold-still'
import { looks } from './helpers/looks'
import { say } from './helpers/messages'
import { urlOf } from './helpers/sites'
import { expect, open, test } from './helpers/test'

/*
 * From the home page to the answer of the university, as those go who see no page or have no mouse; and what the parts of
 * all pages are to a screen reader. After a change that is meant: `npx playwright test -c apps/web/e2e/playwright.config.ts
 * paths --update-snapshots` with E2E_BASE_URL, then read what git shows as changed.
 */

/** More than this lies between no two things on the way. */
const mostSteps = 150

/** The number of a question, as the API makes them. Some are of letters alone. */
const questionNumber = /^Q(-[0-9A-Z]{4}){2}$/

test('by the keyboard alone: home, search, a page among the results, the reception, a number', async ({ page }) => {
  const title = await wantedTitle()
  await open(page, urlOf('main', '/en'))

  await tabTo(page, page.getByRole('button', { name: say('en', 'search.label'), exact: true }))
  await page.keyboard.press('Enter')
  await expect(page.locator('#sidebar').getByRole('textbox', { name: say('en', 'search.label') })).toBeFocused()
  await page.keyboard.type(title)
  await page.keyboard.press('Enter')
  const hit = page.locator('main').getByRole('link', { name: title, exact: true }).first()
  await expect(hit).toBeVisible()
  await tabTo(page, hit)
  await page.keyboard.press('Enter')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(title)

  await tabTo(page, page.getByRole('region', { name: say('en', 'site.contact') }).getByRole('button', { name: say('en', 'site.reception') }))
  await page.keyboard.press('Enter')
  const form = page.getByRole('dialog', { name: say('en', 'site.reception') })
  await expect(field(form, 'en', 'reception.last_name')).toBeVisible()
  for (const [key, text] of Object.entries(question('path-of-keys'))) {
    await tabTo(page, field(form, 'en', key))
    await page.keyboard.type(text)
  }
  await tabTo(page, field(form, 'en', 'reception.category'), 'Shift+Tab')
  await page.keyboard.press('ArrowDown')
  for (const key of ['field.consent', 'captcha.label']) {
    await tabTo(page, field(form, 'en', key))
    await page.keyboard.press('Space')
  }
  await expect(form.getByText(say('en', 'captcha.verified'))).toBeVisible({ timeout: 15_000 })
  await tabTo(page, form.getByRole('button', { name: say('en', 'reception.submit'), exact: true }))
  await page.keyboard.press('Enter')

  await expect(form.getByRole('heading', { name: say('en', 'reception.sent') })).toBeFocused()
  await expect(form.getByRole('definition').first()).toHaveText(questionNumber)
})

test('from the accessibility tree alone: home, search, a page among the results, the reception, a number', wide, async ({ page }) => {
  const title = await wantedTitle()
  await open(page, urlOf('main', '/en'))
  const tree = await AxTree.of(page)
  const labelled = (key: string) => new RegExp(`^${say('en', key).replace(/[.*+?^${}()|[\]\\]/g, '\\$&')}`)

  await tree.press('button', say('en', 'search.label'), 'Enter')
  await tree.find('dialog', say('en', 'site.menu'))
  await tree.type('textbox', say('en', 'search.label'), title)
  await tree.key('Enter')
  await tree.find('heading', say('en', 'search.title'))
  await tree.press('link', title, 'Enter')
  // The title of the results has gone when that of the page is there.
  await expect.poll(async () => (await tree.names('heading'))[0]).toBe(title)

  await tree.press('button', say('en', 'site.reception'), 'Enter')
  await tree.find('dialog', say('en', 'site.reception'))
  for (const [key, text] of Object.entries(question('path-of-tree'))) await tree.type('textbox', labelled(key), text)
  await tree.press('combobox', labelled('reception.category'), 'ArrowDown')
  for (const key of ['field.consent', 'captcha.label']) await tree.press('checkbox', labelled(key), 'Space')
  await expect.poll(() => tree.names('StaticText'), { timeout: 15_000 }).toContain(say('en', 'captcha.verified'))
  await tree.press('button', say('en', 'reception.submit'), 'Enter')

  await tree.find('heading', say('en', 'reception.sent'))
  const texts = await tree.names('StaticText')
  expect(texts[texts.indexOf(say('en', 'reception.number')) + 1]).toMatch(questionNumber)
})

for (const [place, language] of (['en', 'kz'] as const).entries()) {
  test(`to a screen reader the parts of all pages are what they were, in ${language}`, oneIn(2, place), async ({ page }) => {
    await page.setViewportSize({ width: 1440, height: 900 })
    await open(page, urlOf('main', `/${language}/Maintenance`))
    await holdStill(page, { language, path: '' })
    await expect.soft(page.getByRole('banner')).toMatchAriaSnapshot({ name: `header-${language}.aria.yml` })
    await expect.soft(page.getByRole('contentinfo')).toMatchAriaSnapshot({ name: `footer-${language}.aria.yml` })

    const menu = page.getByRole('navigation', { name: say(language, 'site.main_navigation') })
    await menu.getByRole('button').first().press('Enter')
    await expect(menu.getByRole('button').first()).toHaveAttribute('aria-expanded', 'true')
    await expect.soft(menu).toMatchAriaSnapshot({ name: `main-menu-${language}.aria.yml` })
    await page.keyboard.press('Escape')

    await page.getByRole('banner').getByRole('button', { name: say(language, 'site.menu'), exact: true }).press('Enter')
    await expect.soft(page.getByRole('dialog', { name: say(language, 'site.menu') })).toMatchAriaSnapshot({ name: `full-screen-menu-${language}.aria.yml` })
    await page.keyboard.press('Escape')

    await page.getByRole('region', { name: say(language, 'site.contact') }).getByLabel(say(language, 'site.reception'), { exact: true }).press('Enter')
    const form = page.getByRole('dialog', { name: say(language, 'site.reception') })
    await expect(field(form, language, 'reception.category').getByRole('option').nth(1)).toBeAttached()
    await expect.soft(form).toMatchAriaSnapshot({ name: `reception-${language}.aria.yml` })
  })

  test(`to a screen reader the results of a search are what they were, in ${language}`, oneIn(2, place), async ({ page }) => {
    await need(looks['search']?.before, 'answer of the search')(page)
    await open(page, urlOf('main', `/${language}/search?q=жатақхана`))
    await expect(page.locator('main mark').first()).toBeVisible()
    await page.evaluate(hidePort)
    await expect(page.getByRole('main')).toMatchAriaSnapshot({ name: `search-${language}.aria.yml` })
  })
}

/** Of a news item in English that a search for its title finds. */
async function wantedTitle(): Promise<string> {
  const { news } = await contentOf('main')
  return need(news.find(({ title_en }) => (title_en ?? '').split(' ').length > 3), 'news item in English').title_en ?? ''
}

/** Runs in the page: where the site is served is another place each time. */
function hidePort(): void {
  for (const link of document.querySelectorAll<HTMLAnchorElement>('main a[href*="localhost"]')) {
    link.href = new URL(link.href).pathname
    for (const text of link.closest('article')?.querySelectorAll('p *') ?? []) if (text.textContent.includes(location.port)) text.textContent = 'lib'
  }
}

/** By the keys of the labels. */
function question(name: string): Record<string, string> {
  return { 'reception.last_name': 'Сәрсенова', 'reception.first_name': 'Айгерім', 'reception.email': newAddress(name), 'reception.phone': '7015550127', 'reception.question': 'Is there a dormitory?' }
}

async function tabTo(page: Page, target: Locator, key: 'Tab' | 'Shift+Tab' = 'Tab'): Promise<void> {
  for (let step = 0; step < mostSteps; step += 1) {
    if (await target.evaluate((element) => element === document.activeElement)) return
    await page.keyboard.press(key)
  }
  await expect(target).toBeFocused()
}
