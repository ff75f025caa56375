import type { Page } from 'playwright/test'
import { oneIn, wide } from './helpers/breadth'
import { contentOf, need, textOf } from './helpers/content'
import { say } from './helpers/messages'
import { samplesOf } from './helpers/samples'
import { tags, urlOf } from './helpers/sites'
import { expect, open, test } from './helpers/test'

test('the lists of a portfolio come when their tabs are opened, each once', async ({ page }) => {
  const { path } = samplesOf(await contentOf('main')).portfolio
  const asked = recordLists(page)
  await open(page, urlOf('main', `/en${path}`))

  const tabs = page.getByRole('tablist', { name: say('en', 'portfolio.sections') }).getByRole('tab')
  await page.evaluate(() => window.scrollTo(0, document.body.scrollHeight))
  await expect(tabs.first()).toHaveAttribute('aria-selected', 'true')
  expect(await tabs.count()).toBeGreaterThan(2)

  for (const tab of await tabs.all()) {
    await tab.click()
    await expect(tab).toHaveAttribute('aria-selected', 'true')
    await expect(page.getByRole('tabpanel').locator('li').first()).toBeVisible()
    await expect(page.getByRole('tabpanel')).toHaveCount(1)
  }
  await tabs.first().click()
  await expect(page.getByRole('tabpanel').locator('li').first()).toBeVisible()

  expect(new Set(asked).size).toBe(asked.length)
  expect(asked).toHaveLength(await tabs.count())
})

test('the tabs of a portfolio work with the keyboard, and the address names the open one', async ({ page }) => {
  const { path } = samplesOf(await contentOf('main')).portfolio
  await open(page, urlOf('main', `/en${path}#publications`))
  const selected = page.getByRole('tab', { selected: true })
  await expect(selected).toHaveAttribute('href', '#publications')

  await selected.focus()
  await page.keyboard.press('End')

  await expect(selected).toBeFocused()
  await expect(selected).not.toHaveAttribute('href', '#publications')
  const hash = await selected.getAttribute('href')
  await expect(page).toHaveURL(urlOf('main', `/en${path}${hash}`))
  await page.reload()
  await expect(selected).toHaveAttribute('href', hash ?? '?')
})

test('an address that names a list far below opens it there', wide, async ({ page }) => {
  const { path } = samplesOf(await contentOf('main')).portfolio
  await page.setViewportSize({ width: 390, height: 500 })
  await open(page, urlOf('main', `/kz${path}`))
  const hash = need((await page.locator('#PortfolioSections a[href^="#"]').last().getAttribute('href')) ?? undefined, 'last list')
  // A document of its own: of this one only the fragment would change.
  await page.goto('about:blank')

  await open(page, urlOf('main', `/kz${path}${hash}`))

  await expect(page.getByRole('tab', { selected: true })).toHaveAttribute('href', hash)
  await expect(page.getByRole('tablist')).toBeInViewport()
  await expect(page.getByRole('tabpanel').locator('li').first()).toBeVisible()
})

test('a tab that has the focus is whole in its row, on a phone too', wide, async ({ page }) => {
  const { path } = samplesOf(await contentOf('main')).portfolio
  await page.setViewportSize({ width: 390, height: 700 })
  await open(page, urlOf('main', `/kz${path}#publications`))
  const list = page.getByRole('tablist', { name: say('kz', 'portfolio.sections') })
  await list.getByRole('tab', { selected: true }).focus()

  for (let count = await list.getByRole('tab').count(); count > 0; count -= 1) {
    await page.keyboard.press('ArrowRight')
    const tab = page.locator('[role=tab]:focus')
    await expect(tab).toHaveAttribute('aria-selected', 'true')
    const cutOff = await tab.evaluate((one) => {
      const [own, row] = [one.getBoundingClientRect(), (one.parentElement ?? one).getBoundingClientRect()]
      return Math.max(0, row.left - own.left, own.right - row.right)
    })
    expect([await tab.textContent(), Math.floor(cutOff)]).toEqual([await tab.textContent(), 0])
  }
})

test('a department shows the people of one letter, by its links, by the address, by the back button', async ({ page }) => {
  const content = await contentOf('main')
  const { path } = samplesOf(content).department
  const id = Number(path.split('/').at(-1))
  const people = content.people.filter(({ department }) => department?.id === id)
  const letterOf = (person: object) => textOf(person, 'last_name', 'ru').text.charAt(0)
  const letter = letterOf(need(people[0], 'person of the department'))
  const wanted = people.filter((person) => letterOf(person) === letter).length
  const cards = page.locator('section[aria-labelledby=people] article')
  await open(page, urlOf('main', `/ru${path}`))
  await expect(cards).toHaveCount(people.length)

  await page.getByRole('navigation', { name: say('ru', 'department.letters') }).getByRole('link', { name: letter, exact: true }).click()

  await expect(cards).toHaveCount(wanted)
  await expect(page).toHaveURL(urlOf('main', `/ru${path}?letter=${encodeURIComponent(letter)}`))
  await expect(page.locator('#people')).toBeInViewport()
  await page.goBack()
  await expect(cards).toHaveCount(people.length)
  await page.goForward()
  await expect(cards).toHaveCount(wanted)
  await page.reload()
  await expect(cards).toHaveCount(wanted)
})

test('from a department the way leads to a chair and a person, and back by the breadcrumbs', async ({ page }) => {
  const content = await contentOf('main')
  const { department, chair } = samplesOf(content)
  await open(page, urlOf('main', `/kz${department.path}`))

  await page.locator(`main a[href="/kz${chair.path}"]`).first().click()
  await expect(page.locator('h1')).toHaveText(chair.heading('kz'))
  await page.locator('section[aria-labelledby=people] article a').first().click()
  await expect(page).toHaveURL(/\/kz\/portfolio\/\d+$/)
  await expect(page.locator('h1')).not.toHaveText(chair.heading('kz'))

  const breadcrumbs = page.getByRole('navigation', { name: say('kz', 'site.breadcrumbs') })
  await breadcrumbs.getByRole('link', { name: chair.heading('kz') }).click()
  await expect(page.locator('h1')).toHaveText(chair.heading('kz'))
  await breadcrumbs.getByRole('link', { name: department.heading('kz') }).click()
  await expect(page.locator('h1')).toHaveText(department.heading('kz'))
})

test.describe('on a telephone', () => {
  test.use({ viewport: { width: 390, height: 844 } })

  test('a long patronymic is not parted', async ({ page }) => {
    const { portfolio } = samplesOf(await contentOf('main'))
    await open(page, urlOf('main', `/kz${portfolio.path}`))

    const lines = await page.locator('h1').evaluate((heading) => {
      heading.textContent = 'Нұрмағамбетова Гүлжан Бекмағамбетқызы'
      const range = document.createRange()
      const text = heading.firstChild as Text
      return text.data.split(' ').map((word) => {
        range.setStart(text, text.data.indexOf(word))
        range.setEnd(text, text.data.indexOf(word) + word.length)
        return range.getClientRects().length
      })
    })

    expect(lines).toEqual([1, 1, 1])
  })

  test('the way to a person fills its lines, and ends at the chair: the heading is the person', async ({ page }) => {
    const { portfolio } = samplesOf(await contentOf('main'))
    await open(page, urlOf('main', `/kz${portfolio.path}`))

    const steps = page.locator('[data-breadcrumbs] li')
    const firstLines = await steps.locator('a').evaluateAll((links) => links.slice(0, 2).map((link) => Math.round(link.getClientRects()[0]?.top ?? 0)))
    expect(firstLines[1]).toBe(firstLines[0])
    await expect(steps.nth(-2)).toBeVisible()
    await expect(steps.last()).toHaveText(portfolio.heading('kz'))
    await expect(steps.last()).toBeHidden()
  })
})

test('each defence says what became of it, and a new date is not mistaken for the old one', wide, async ({ page }) => {
  const { dissertations } = await contentOf('main')
  const doctorals = dissertations.flatMap((dissertation) => dissertation.doctorals)
  for (const status of ['planned', 'postponed', 'held', 'cancelled'] as const) {
    const doctoral = doctorals.find((one) => one.status === status)
    if (!doctoral) continue
    await open(page, urlOf('main', `/en/dissertation/${doctoral.dissertation_id}/doctorals/${doctoral.id}`))

    const defence = page.locator('section[aria-labelledby=defence]')
    await expect(defence).toContainText(say('en', `defence.status_${status}`))
    if (!doctoral.defence_at) await expect(defence).toContainText(say('en', 'defence.no_date'))
    else await expect(defence.locator('time')).toHaveAttribute('datetime', doctoral.defence_at)
  }
})

for (const [place, [kind, type]] of ([['portfolio', 'ProfilePage'], ['candidate', 'Thesis']] as const).entries()) {
  test(`a ${kind} is described for search engines, in the language of the page`, oneIn(2, place), async ({ page }) => {
    const { path } = samplesOf(await contentOf('main'))[kind]
    for (const language of ['kz', 'en'] as const) {
      await open(page, urlOf('main', `/${language}${path}`))

      const data = JSON.parse((await page.locator('head script[type="application/ld+json"]').textContent()) ?? '') as { '@graph': Record<string, unknown>[] }
      const thing = data['@graph'].find((one) => one['@type'] === type)

      expect(data).toMatchObject({ '@context': 'https://schema.org' })
      expect(thing?.['url']).toBe(await page.locator('link[rel=canonical]').getAttribute('href'))
      if (type === 'ProfilePage') expect(thing?.['inLanguage']).toBe(tags[language])
    }
  })
}

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('a portfolio names its lists and how long they are, and a department shows everybody', async ({ page }) => {
    const content = await contentOf('main')
    const { department, portfolio } = samplesOf(content)
    await page.goto(urlOf('main', `/en${portfolio.path}`))
    const headings = page.locator('section:has(> h2[id$=-heading])')
    expect(await headings.count()).toBeGreaterThan(2)
    for (const section of await headings.all()) await expect(section.locator('h2')).toBeVisible()
    // A browser that tests have switched the scripts off in takes what is in <noscript> for text without elements.
    expect(await page.content()).toContain(say('en', 'portfolio.needs_script'))

    await page.goto(urlOf('main', `/en${department.path}?letter=A`))
    const id = Number(department.path.split('/').at(-1))
    await expect(page.locator('section[aria-labelledby=people] article')).toHaveCount(content.people.filter((person) => person.department?.id === id).length)
  })
})

/** The calls for the lists of a portfolio, in their order. */
function recordLists(page: Page): string[] {
  const asked: string[] = []
  page.on('request', (request) => {
    const { pathname } = new URL(request.url())
    if (pathname.startsWith('/api/plugin/portfolio/')) asked.push(pathname)
  })
  return asked
}

test('a department and its chairs lead to their own site, which does not lead to itself', async ({ page }) => {
  const { departments } = await contentOf('main')
  const department = need(departments.find(({ website, cafedras }) => website?.includes('//fit.') && cafedras.length > 0), 'department with a site')
  const website = page.locator(`main a[href="${department.website}/ru"]`)

  for (const path of [`/${department.id}`, `/cafedra/${need(department.cafedras[0], 'chair').id}`]) {
    await page.goto(urlOf('main', `/ru/portfolio/department${path}`))
    await expect(website).toHaveText(new URL(department.website ?? '').host)
  }
  await page.goto(urlOf('fit', `/ru/portfolio/department/${department.id}`))
  await expect(page.locator('main h1')).toHaveText(textOf(department, 'name', 'ru').text)
  await expect(website).toHaveCount(0)
})
