import type { Schema } from '@university/api-client/types'
import type { Locator, Page } from 'playwright/test'
import { oneIn, wide } from './helpers/breadth'
import { contentOf, need, textOf } from './helpers/content'
import { get } from './helpers/http'
import { say } from './helpers/messages'
import { kindsOf, samplesOf } from './helpers/samples'
import { languages, localize, sites, urlOf, type Language } from './helpers/sites'
import { expect, open, rememberLoad, test } from './helpers/test'

type MenuItem = Schema<'MenuItem'>

test('the header hides its upper row after 80 pixels, and shows it again at the top', wide, async ({ page }) => {
  await open(page, urlOf('main', '/en/news'))
  const [name, menu] = [page.locator('header').getByRole('link', { name: /university/i }).first(), mainMenu(page, 'en')]
  await expect(name).toBeInViewport()

  await page.mouse.wheel(0, 400)
  await expect(name).not.toBeInViewport()
  await expect(menu).toBeInViewport()

  await page.mouse.wheel(0, -400)
  await expect(name).toBeInViewport()
})

test('a name that a telephone has no room for, of a site without a short one, lies neither over the bar above nor over the page', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 800 })
  await open(page, urlOf('lib', '/en/news'))
  const name = page.locator('header a[href="/en"] > span').first()
  await name.evaluate((element) => element.querySelectorAll('span').forEach((one) => (one.textContent = 'Көкжиек университетінің Көгалдандыру және бақ қызметі')))

  const [box, header] = await Promise.all([name.boundingBox(), name.locator('xpath=ancestor::div[2]').boundingBox()])

  expect(box?.height).toBeGreaterThan(60)
  expect(box?.height).toBeLessThanOrEqual(header?.height ?? 0)
})

for (const site of sites) {
  test(`the main menu of ${site} holds every entry of its content, in order, in the language of the page`, async ({ page }) => {
    const { menu } = await contentOf(site)
    for (const language of languages) {
      await open(page, urlOf(site, `/${language}`))
      const shown = await mainMenu(page, language).locator('button, a').evaluateAll((elements) =>
        elements.map((element) => `${element.firstChild?.textContent} ${element.getAttribute('href') ?? ''}`),
      )

      expect.soft(shown, language).toEqual(menu.flatMap((item) => entriesOf(item, language)))
    }
  })
}

test.describe('the main menu of a wide screen', () => {
  test('opens a panel by a click, closes it by a second one, by one outside, and when another is opened', async ({ page }) => {
    await open(page, urlOf('main', '/kz'))
    const [first, second] = await twoButtons(page)
    await expect(panelOf(first)).toBeHidden()

    await first.click()
    await expectOpen(first, true)
    await first.click()
    await expectOpen(first, false)

    await first.click()
    await second.click()
    await expectOpen(first, false)
    await expectOpen(second, true)

    await page.locator('footer').click({ position: { x: 5, y: 40 } })
    await expectOpen(second, false)
  })

  test('leads to a page of the third level without a reload, and closes', async ({ page }) => {
    const { menu, pages } = await contentOf('main')
    const top = need(menu.find((item) => item.sub_menu.some((child) => child.sub_menu.length > 0)), 'menu of three levels')
    const leaf = need(top.sub_menu.flatMap((child) => child.sub_menu).find((item) => item.slugs), 'page of the third level')
    await open(page, urlOf('main', '/ru'))
    const isTheSameLoad = await rememberLoad(page)
    const button = menuButton(page, top, 'ru')

    await button.click()
    await panelOf(button).locator(`a[href="/ru/page/${leaf.slugs}"]`).click()

    await expect(page).toHaveURL(urlOf('main', `/ru/page/${leaf.slugs}`))
    await expect(page.locator('h1')).toHaveText(textOf(need(pages.find(({ slug }) => slug === leaf.slugs), 'page of the entry'), 'title', 'ru').text)
    await expectOpen(button, false)
    await expect(mainMenu(page, 'ru').locator(`a[href="/ru/page/${leaf.slugs}"]`)).toHaveAttribute('aria-current', 'page')
    expect(await isTheSameLoad()).toBe(true)
  })

  for (const [place, key] of ['Enter', 'Space'].entries()) {
    test(`opens and closes by ${key}; Escape closes it and gives the focus back`, oneIn(2, place), async ({ page }) => {
      await open(page, urlOf('main', '/kz'))
      const [button] = await twoButtons(page)

      await button.focus()
      await page.keyboard.press(key)
      await expectOpen(button, true)
      await page.keyboard.press(key)
      await expectOpen(button, false)

      await page.keyboard.press(key)
      await expectOpen(button, true)
      await page.keyboard.press('Tab')
      await expect(panelOf(button).locator('a').first()).toBeFocused()
      await page.keyboard.press('Escape')
      await expectOpen(button, false)
      await expect(button).toBeFocused()
    })
  }

  test('is walked by Tab in the order that it is seen in, without what is closed', async ({ page }) => {
    await open(page, urlOf('main', '/kz'))
    const [first, second] = await twoButtons(page)

    await first.focus()
    await page.keyboard.press('Tab')
    await expect(second, 'the links of a closed panel are passed over').toBeFocused()

    await page.keyboard.press('Enter')
    await expectOpen(second, true)
    const links = panelOf(second).locator('a')
    for (let index = 0; index < (await links.count()); index += 1) {
      await page.keyboard.press('Tab')
      await expect(links.nth(index)).toBeFocused()
      await expect(links.nth(index)).toBeInViewport()
    }
    await page.keyboard.press('Shift+Tab')
    await expect(links.nth((await links.count()) - 2)).toBeFocused()
  })

  test('closes when the focus leaves it', wide, async ({ page }) => {
    await open(page, urlOf('main', '/kz'))
    const [button] = await twoButtons(page)
    await button.focus()
    await page.keyboard.press('Enter')
    await expectOpen(button, true)

    await page.keyboard.press('Shift+Tab')

    await expectOpen(button, false)
  })

  test('opens an external entry in a new tab, which does not know where it came from', async ({ page, context }) => {
    const { menu } = await contentOf('lib')
    const top = need(menu.find((item) => item.sub_menu.some(isExternal)), 'external entry')
    const entry = need(top.sub_menu.find(isExternal), 'external entry')
    await context.route(`${entry.link}**`, (route) => route.fulfill({ contentType: 'text/html', body: '<title>outside</title>' }))
    await open(page, urlOf('lib', '/en'))
    const button = menuButton(page, top, 'en')
    await button.click()

    const link = panelOf(button).getByRole('link', { name: textOf(entry, 'menu_title', 'en').text })
    await expect(link).toHaveAccessibleName(new RegExp(say('en', 'site.opens_in_new_tab').replace(/[()]/g, '\\$&')))
    const [tab] = await Promise.all([context.waitForEvent('page'), link.click()])

    await expect(tab).toHaveURL(new URL(entry.link ?? '').href)
    expect(await tab.evaluate(() => window.opener)).toBeNull()
    await expect(page).toHaveURL(urlOf('lib', '/en'))
  })
})

test.describe('the menu of a phone', () => {
  test.use({ viewport: { width: 390, height: 844 } })

  test('is beside the languages, opens, unfolds its sections, and closes by Escape', async ({ page }) => {
    const { siteMap } = await contentOf('main')
    const top = need(siteMap.find((item) => item.sub_menu.length > 0), 'entry with a menu below it')
    await open(page, urlOf('main', '/kz'))
    const inLanguages = page.locator('header').getByRole('navigation', { name: say('kz', 'site.language') }).getByRole('link')
    await expect(inLanguages).toHaveCount(languages.length)
    for (const link of await inLanguages.all()) await expect(link).toBeInViewport()
    const toggle = menuToggle(page)
    await expect(toggle).toHaveAttribute('aria-expanded', 'false')
    await expect(page.locator('#sidebar')).toBeHidden()

    await toggle.click()
    await expect(toggle).toHaveAttribute('aria-expanded', 'true')
    await expect(page.locator('#sidebar'), 'as the specification has it').toHaveCSS('z-index', '10000')
    const section = page.locator('#sidebar details', { has: page.getByText(textOf(top, 'menu_title', 'kz').text, { exact: true }) }).first()
    const links = section.locator('a')
    await expect(links.first()).toBeHidden()

    await section.locator('summary').click()
    await expect(links.last()).toBeVisible()
    await expect(links).toHaveCount(entriesOf(top, 'kz').length - 1)
    await section.locator('summary').click()
    await expect(links.first()).toBeHidden()

    await page.keyboard.press('Escape')
    await expect(page.locator('#sidebar')).toBeHidden()
    await expect(toggle).toHaveAttribute('aria-expanded', 'false')
    await expect(toggle).toBeFocused()
  })

  test('works by keyboard alone', async ({ page }) => {
    await open(page, urlOf('main', '/kz'))
    await menuToggle(page).focus()
    await page.keyboard.press('Enter')
    await expect(page.locator('#sidebar nav').locator('summary, a').first()).toBeFocused()

    await page.locator('#sidebar summary').first().focus()
    await page.keyboard.press('Enter')
    await expect(page.locator('#sidebar details').first()).toHaveAttribute('open', '')
    await page.keyboard.press('Tab')
    await expect(page.locator('#sidebar details').first().locator('a').first()).toBeFocused()
    await page.keyboard.press('Escape')
    await expect(menuToggle(page)).toBeFocused()
  })

  test('closes after it led to a page, and shows the way there when it is opened again', async ({ page }) => {
    const { siteMap, pages } = await contentOf('main')
    const entry = need(siteMap.flatMap((item) => item.sub_menu).find((item) => item.slugs), 'page of the second level')
    const { title_ru: title } = need(pages.find(({ slug }) => slug === entry.slugs), 'page of the entry')
    await open(page, urlOf('main', '/ru'))
    await menuToggle(page).click()
    await page.locator('#sidebar details', { has: page.locator(`a[href="/ru/page/${entry.slugs}"]`) }).locator('summary').click()

    await page.locator(`#sidebar a[href="/ru/page/${entry.slugs}"]`).click()

    await expect(page).toHaveURL(urlOf('main', `/ru/page/${entry.slugs}`))
    await expect(page.locator('#sidebar')).toBeHidden()
    await expect(page.locator('h1')).toHaveText(title ?? '?')
    await expect(page.locator('h1')).toBeInViewport()

    await menuToggle(page).click()
    const link = page.locator(`#sidebar a[href="/ru/page/${entry.slugs}"]`)
    await expect(link).toBeVisible()
    await expect(link).toHaveAttribute('aria-current', 'page')
  })
})

test('the skip link is the first stop of the keyboard and leads past the menu', async ({ page }) => {
  const sample = samplesOf(await contentOf('main'))['content page']
  await open(page, urlOf('main', `/en${sample.path}`))
  const skip = page.getByRole('link', { name: say('en', 'site.skip_to_content') })
  await expect(skip).not.toBeInViewport()

  await page.keyboard.press('Tab')
  await expect(skip).toBeFocused()
  await expect(skip).toBeInViewport()

  await page.keyboard.press('Enter')
  await expect(page.locator('main')).toBeFocused()
  await page.keyboard.press('Tab')
  await expect(page.locator('main#content :focus')).toHaveCount(1)
})

test('a link of header and footer that leads outside opens in a new tab; no new tab knows where it came from', async () => {
  for (const site of sites) {
    const content = await contentOf(site)
    const samples = samplesOf(content)
    let count = 0
    for (const kind of kindsOf(site)) {
      const { body } = await get(urlOf(site, localize('/kz', samples[kind].path)))
      const main = body.slice(body.indexOf('<main'), body.indexOf('</main>'))
      const around = body.replace(main, '')
      const outside = linksIn(around)
      count += outside.length

      expect.soft(outside.filter((link) => !/target="_blank"/.test(link)), `${site}, ${kind}`).toEqual([])
      expect.soft([...linksIn(main), ...outside].filter((link) => /target="_blank"/.test(link) && !/rel="[^"]*noopener/.test(link)), `${site}, ${kind}`).toEqual([])
    }
    expect(count, `links of ${site} to the outside`).toBeGreaterThan(0)
  }
})

function linksIn(html: string): string[] {
  return [...html.matchAll(/<a [^>]*href="https?:[^>]*>/g)].map(([link]) => link)
}

/** What the wide menu shows of an entry: the button or link, its overview, all that is below. */
function entriesOf(item: MenuItem, language: Language): string[] {
  const title = textOf(item, 'menu_title', language).text
  const url = addressOf(item, language)
  const below = (child: MenuItem): string[] => [
    ...(addressOf(child, language) ? [`${textOf(child, 'menu_title', language).text} ${addressOf(child, language)}`] : []),
    ...child.sub_menu.flatMap(below),
  ]
  if (item.sub_menu.length === 0) return url ? [`${title} ${url}`] : []
  return [`${title} `, ...(url ? [`${title} ${url}`] : []), ...item.sub_menu.flatMap(below)]
}

function addressOf(item: MenuItem, language: Language): string | undefined {
  const path = item.link ?? (item.slugs ? `/page/${item.slugs}` : undefined)
  return path?.startsWith('/') ? `/${language}${path}` : path
}

function isExternal(item: MenuItem): boolean {
  return item.link?.startsWith('http') ?? false
}

function mainMenu(page: Page, language: Language): Locator {
  return page.getByRole('navigation', { name: say(language, 'site.main_navigation') })
}

function menuButton(page: Page, item: MenuItem, language: Language): Locator {
  return mainMenu(page, language).getByRole('button', { name: textOf(item, 'menu_title', language).text, exact: true })
}

/** Two buttons of the wide menu that stand side by side, on a page in Kazakh. */
async function twoButtons(page: Page): Promise<[Locator, Locator]> {
  const buttons = mainMenu(page, 'kz').locator('button[aria-expanded]')
  expect(await buttons.count()).toBeGreaterThanOrEqual(2)
  return [buttons.nth(0), buttons.nth(1)]
}

function panelOf(button: Locator): Locator {
  return button.locator('xpath=following-sibling::div')
}

async function expectOpen(button: Locator, open: boolean) {
  await expect(button).toHaveAttribute('aria-expanded', String(open))
  await expect(button).toHaveAttribute('aria-controls', (await panelOf(button).getAttribute('id')) ?? 'the id of its panel')
  await expect(panelOf(button)).toBeVisible({ visible: open })
}

/** While the menu is open over it, it is no part of the accessibility tree: found by what it controls. */
function menuToggle(page: Page): Locator {
  return page.locator('[aria-controls="sidebar"]')
}
