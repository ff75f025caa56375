import { axeFaults, expectNoAxeFaults } from './helpers/axe'
import { oneIn, wide } from './helpers/breadth'
import { contentOf, listBlogQuestions, need } from './helpers/content'
import { say } from './helpers/messages'
import { kinds, samplesOf } from './helpers/samples'
import { localize, urlOf } from './helpers/sites'
import { expect, open, test } from './helpers/test'

const screens = { desktop: { width: 1366, height: 800 }, phone: { width: 390, height: 844 } }

// A category has the template of the list.
for (const [place, kind] of kinds.filter((one) => one !== 'category of news').entries()) {
  test(`a ${kind} has no fault that axe can find, on a desktop, and on a phone in both themes`, oneIn(5, place), async ({ page }) => {
    const { path } = samplesOf(await contentOf('main'))[kind]
    await open(page, urlOf('main', localize('/ru', path)))

    await page.setViewportSize(screens.desktop)
    expect.soft(await axeFaults(page), 'on a desktop').toEqual([])
    await page.setViewportSize(screens.phone)
    await expectNoAxeFaults(page)
  })
}

for (const [screen, viewport] of Object.entries(screens)) {
  test.describe(`on a ${screen}`, () => {
    test.use({ viewport })
    // The menu and the dialog are others there.
    const ofScreen = screen === 'phone' ? {} : wide

    test('a page without a translation, a page beyond the last one and an unknown address have no fault that axe can find', ofScreen, async ({ page, faults }) => {
      faults.expect(/status of 404/)
      const { news } = await contentOf('main')
      const foreign = need(news.find(({ available_langs }) => !available_langs.includes('en')), 'news item without English')
      for (const address of [`/en/news/${foreign.id}`, '/en/news?page=99', '/en/no-such-page']) {
        await open(page, urlOf('main', address))
        if (address.includes('?page=')) await expect(page.getByText(say('en', 'list.beyond_last'))).toBeVisible()

        await expectNoAxeFaults(page)
      }
    })

    const token = 'token=b3Y8mZt1Qf6wXh0uKc5RjA'
    const newsletter = ['subscribe', 'subscribe?email=aigerim@post.example', 'activate', `unsubscribe?${token}`].map((path) => `newsletter/${path}`)
    for (const [place, path] of ['reception', 'blog', 'blog/RectorModal', ...newsletter, 'blog?view=questions', 'accessibility', 'Maintenance'].entries()) {
      test(`/${path} has no fault that axe can find, in both themes`, screen === 'phone' ? oneIn(5, place) : wide, async ({ page }) => {
        await open(page, urlOf('main', `/en/${path}`))
        if (path === 'reception') await expect(page.locator('main form')).toHaveCount(2)
        if (path.includes('questions')) await expect(page.locator('main').getByRole('status')).toHaveText(say('en', 'blog.question_count', { count: (await listBlogQuestions()).total }))

        await expectNoAxeFaults(page)
      })
    }

    test('a list whose next rows are loading has no fault that axe can find, in both themes', ofScreen, async ({ page }) => {
      await page.route('**/api/plugin/news', () => undefined)
      await open(page, urlOf('main', '/en/news?page=2'))
      await expect(page.locator('main [aria-busy="true"]')).toBeVisible()

      await expectNoAxeFaults(page)
    })

    test('the full-screen menu has no fault that axe can find, while the reader types, in both themes', ofScreen, async ({ page }) => {
      await open(page, urlOf('main', '/kz'))
      await page.getByRole('button', { name: say('kz', 'search.label'), exact: true }).click()
      await page.getByRole('textbox', { name: say('kz', 'search.label') }).fill('кітап')
      await expect(page.getByRole('button', { name: say('kz', 'search.submit'), exact: true })).toBeVisible()

      await expectNoAxeFaults(page)
    })

    test('the dialog of the reception has no fault that axe can find, also where it says what is missing, in both themes', ofScreen, async ({ page }) => {
      await open(page, urlOf('main', '/kz/news'))
      await page.getByRole('region', { name: say('kz', 'site.contact') }).getByLabel(say('kz', 'site.reception'), { exact: true }).click()
      const dialog = page.getByRole('dialog', { name: say('kz', 'site.reception') })
      await dialog.getByRole('button', { name: say('kz', 'reception.submit'), exact: true }).click()
      await expect(dialog.getByText(say('kz', 'summary.title'))).toBeVisible()

      await expectNoAxeFaults(page)
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

      await expectNoAxeFaults(page)
    })
  })
}
