import type { Page } from 'playwright/test'
import { oneIn, wide } from './helpers/breadth'
import { say } from './helpers/messages'
import { languages, sites, urlOf, type Language } from './helpers/sites'
import { expect, open, quiet, test } from './helpers/test'
import { scriptOf } from './helpers/script-of'

/** As the specification words them. */
const wrong: Record<Language, string> = {
  kz: 'Электрондық пошта мекенжайы дұрыс емес',
  ru: 'Неверный адрес электронной почты',
  en: 'Incorrect email address',
}
const numbers = { main: 1, lib: 18 }

for (const [place, language] of languages.entries()) {
  test(`a wrong address is told in ${language} when it was changed and when it is sent off, and nothing is sent`, oneIn(3, place), async ({ page }) => {
    const asked = await answer(page, 202)
    await open(page, urlOf('main', `/${language}/news`))

    await field(page, language).pressSequentially('aigerim@post')
    await page.keyboard.press('Tab')
    await expect(page.getByText(wrong[language])).toBeVisible()
    await expect(field(page, language)).toHaveAttribute('aria-invalid', 'true')

    await field(page, language).fill('aigerim')
    await field(page, language).press('Enter')
    await expect(page.getByText(wrong[language])).toBeVisible()
    await expect(field(page, language)).toBeFocused()
    await quiet(page)
    expect(asked).toEqual([])
  })
}

for (const [place, site] of sites.entries()) {
  test(`an address subscribes to the newsletter of ${site} in the language of the page and leads to the page that says what comes next`, oneIn(sites.length, place), async ({ page }) => {
    const asked = await answer(page, 202)
    await open(page, urlOf(site, '/kz/events'))

    await field(page, 'kz').fill('aigerim@post.example')
    await page.locator('footer').getByRole('button', { name: say('kz', 'newsletter.subscribe') }).click()

    await expect(page).toHaveURL(urlOf(site, '/kz/newsletter/subscribe?email=aigerim%40post.example'))
    await expect(page.getByText(say('kz', 'newsletter.sent_text', { email: 'aigerim@post.example' }))).toBeVisible()
    expect(asked).toEqual([{ slug_id: numbers[site], email: 'aigerim@post.example', lang: 'kz' }])
  })
}

test('the server takes what the box sends', async ({ page }) => {
  await open(page, urlOf('main', '/en/news'))
  const receipt = page.waitForResponse('**/api/mail/subscription')

  await field(page, 'en').fill(`reader-${Date.now()}@post.example`)
  await field(page, 'en').press('Enter')

  expect((await receipt).status()).toBe(202)
  await expect(page.getByRole('heading', { name: say('en', 'newsletter.sent') })).toBeVisible()
})

test('a failure leaves the reader where he is, with his address, and is told in a toast', async ({ page, faults }) => {
  faults.expect(/status of 503|Subscribing to the newsletter failed/)
  await answer(page, 503)
  await open(page, urlOf('main', '/en/news'))

  await field(page, 'en').fill('aigerim@post.example')
  await field(page, 'en').press('Enter')

  await expect(page.getByText(say('en', 'newsletter.unavailable'))).toBeVisible()
  await expect(page).toHaveURL(urlOf('main', '/en/news'))
  await expect(field(page, 'en')).toHaveValue('aigerim@post.example')
})

test('what is sent off before the code is there is sent when it comes', async ({ page }) => {
  const asked = await answer(page, 202)
  let letThrough = () => undefined as void
  const held = new Promise<void>((resolve) => (letThrough = resolve))
  await page.route(scriptOf('newsletter'), async (route) => {
    await held
    await route.continue()
  })
  await open(page, urlOf('main', '/en/news'))
  const wanted = page.waitForRequest(scriptOf('newsletter'))
  await field(page, 'en').fill('aigerim@post.example')
  await field(page, 'en').press('Enter')
  await wanted
  await expect(page, 'nothing leads away meanwhile').toHaveURL(urlOf('main', '/en/news'))

  letThrough()

  await expect(page).toHaveURL(urlOf('main', '/en/newsletter/subscribe?email=aigerim%40post.example'))
  expect(asked).toHaveLength(1)
})

test('the box moves nothing when it wakes up and when it complains', async ({ page }) => {
  await open(page, urlOf('main', '/en/news'))
  await field(page, 'en').scrollIntoViewIfNeeded()
  const height = () => page.evaluate(() => document.documentElement.scrollHeight)
  const before = await height()

  await field(page, 'en').fill('wrong')
  await field(page, 'en').press('Enter')
  await expect(page.getByText(wrong.en)).toBeVisible()

  expect(await height()).toBe(before)
})

test('what is wrong stands above the line below the box, however many lines it has', wide, async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 800 })
  await open(page, urlOf('main', '/kz/news'))
  await page.evaluate(() => (document.documentElement.id = 'fz-big'))
  await page.evaluate(() => (document.documentElement.dataset['a11yLines'] = '3'))

  await field(page, 'kz').fill('wrong')
  await field(page, 'kz').press('Enter')
  await expect(page.getByText(wrong.kz)).toBeVisible()

  const bottomOf = (element: Element) => element.getBoundingClientRect().bottom
  expect(await page.getByText(wrong.kz).evaluate(bottomOf)).toBeLessThanOrEqual(await page.locator('footer form').evaluate(bottomOf))
})

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('the box leads to the page that says how to subscribe, and does not carry the address there', async ({ page }) => {
    await page.goto(urlOf('main', '/ru/news'))

    await page.locator('footer input[type=email]').fill('aigerim@post.example')
    await page.locator('footer').getByRole('button', { name: say('ru', 'newsletter.subscribe') }).click()

    await expect(page).toHaveURL(new RegExp('/ru/newsletter/subscribe\\??$'))
    await expect(page.getByRole('heading', { name: say('ru', 'newsletter.how') })).toBeVisible()
    // A browser that tests have switched the scripts off in takes what is in <noscript> for text without elements.
    expect(await page.locator('main noscript').innerHTML()).toContain(say('ru', 'newsletter.needs_script'))
  })
})

function field(page: Page, language: Language) {
  return page.locator('footer').getByRole('textbox', { name: say(language, 'site.email') })
}

/** Answers in the server's place. @returns the bodies of the requests so far */
async function answer(page: Page, status: number): Promise<unknown[]> {
  const asked: unknown[] = []
  await page.route('**/api/mail/subscription', async (route) => {
    asked.push(route.request().postDataJSON())
    await route.fulfill({ status, json: status === 202 ? { status: 'pending_confirmation' } : {} })
  })
  return asked
}
