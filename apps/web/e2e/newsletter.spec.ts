import type { Page } from 'playwright/test'
import { wide } from './helpers/breadth'
import { get } from './helpers/http'
import { say } from './helpers/messages'
import { forms, languages, localize, sites, urlOf } from './helpers/sites'
import { expect, open, test } from './helpers/test'

const token = 'b3Y8mZt1Qf6wXh0uKc5RjA'
const activation = '**/api/mail/subscription/activate'

test('the link of the letter confirms once, by the page and not by its HTML', async ({ page }) => {
  const asked = await answer(page, activation, { status: 'activated', email_masked: 'a•••••m@post.example' })
  const address = urlOf('main', `/ru/newsletter/activate?token=${token}`)
  const { body } = await get(address)
  expect(body).toContain(say('ru', 'newsletter.confirming'))

  await open(page, address)

  await expect(page.getByRole('heading', { name: say('ru', 'newsletter.activated') })).toBeVisible()
  await expect(page.getByText(say('ru', 'newsletter.goes_to', { email: 'a•••••m@post.example' }))).toBeVisible()
  expect(asked).toEqual([{ token }])
})

test('a link that the server does not know says so', async ({ page, faults }) => {
  faults.expect(/status of 404/)

  await open(page, urlOf('main', `/en/newsletter/activate?token=${token}`))

  await expect(page.getByRole('heading', { name: say('en', 'newsletter.invalid') })).toBeVisible()
})

test('a confirmation that fails can be tried again', async ({ page, faults }) => {
  faults.expect(/ERR_FAILED/)
  await page.route(activation, (route) => route.abort())
  await open(page, urlOf('main', `/en/newsletter/activate?token=${token}`))
  await expect(page.getByRole('heading', { name: say('en', 'newsletter.failed') })).toBeVisible()
  await page.unroute(activation)
  await answer(page, activation, { status: 'already_active', email_masked: 'a•••••m@post.example' })

  await page.getByRole('button', { name: say('en', 'list.retry') }).click()

  await expect(page.getByRole('heading', { name: say('en', 'newsletter.already_active') })).toBeVisible()
})

test('a reader leaves the newsletter by one press of a button', async ({ page }) => {
  const asked = await answer(page, '**/api/mail/unsubscribe', { status: 'unsubscribed' })
  await open(page, urlOf('main', `/kz/newsletter/unsubscribe?token=${token}`))
  expect(asked).toEqual([])

  await page.getByRole('button', { name: say('kz', 'newsletter.leave') }).press('Enter')

  await expect(page.getByRole('heading', { name: say('kz', 'newsletter.left') })).toBeVisible()
  await expect(page.locator('main').getByRole('status')).toBeFocused()
  expect(asked).toEqual([{ token }])
})

test('every site says where the letter went, and nothing but an address', wide, async ({ page }) => {
  for (const site of sites) {
    for (const { prefix, language } of forms) {
      await open(page, urlOf(site, `${localize(prefix, '/newsletter/subscribe')}?email=aigerim%40post.example`))
      await expect(page.getByText(say(language, 'newsletter.sent_text', { email: 'aigerim@post.example' }))).toBeVisible()
    }
  }

  await open(page, urlOf('main', '/en/newsletter/subscribe?email=Call+us+now'))
  await expect(page.getByRole('heading', { name: say('en', 'newsletter.how') })).toBeVisible()
  await expect(page.getByText('Call us now')).toHaveCount(0)
})

test('every site has the notice of maintenance; no sitemap has it, nor the pages that links of mails lead to', wide, async ({ page }) => {
  for (const site of sites) {
    for (const language of languages) {
      for (const path of ['/Maintenance', '/newsletter/activate', '/newsletter/unsubscribe']) {
        expect.soft((await get(urlOf(site, localize(`/${language}`, path)))).status, `${site} ${language} ${path}`).toBe(200)
        expect.soft((await get(urlOf(site, `/sitemap-${language}.xml`))).body).not.toContain(`${path}<`)
      }
      await open(page, urlOf(site, localize(`/${language}`, '/Maintenance')))
      await expect(page.locator('h1')).toHaveText(say(language, 'maintenance.message'))
    }
  }
})

/** Answers in the server's place. @returns the bodies of the requests so far */
async function answer(page: Page, path: string, body: object): Promise<unknown[]> {
  const asked: unknown[] = []
  await page.route(path, async (route) => {
    asked.push(route.request().postDataJSON())
    await route.fulfill({ json: body })
  })
  return asked
}
