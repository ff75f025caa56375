import { readFileSync } from 'node:fs'
import type { Locator, Page } from 'playwright/test'
import { apiCommand } from './helpers/api-command'
import { wide } from './helpers/breadth'
import { field, fillIn, newAddress, pdf, prove, send, tabTo } from './helpers/forms'
import { mailTo } from './helpers/mails'
import { say } from './helpers/messages'
import { urlOf, type Language } from './helpers/sites'
import { expect, open, openToTheEnd, test } from './helpers/test'

test('a question by the floating button and the keyboard alone: its number is shown, mailed, and tells how it fares', async ({ page, faults }) => {
  faults.expect(/status of 404|The status of a question failed to load/)
  const email = newAddress('keyboard')
  await open(page, urlOf('main', '/en/news'))
  await floating(page, 'en', 'site.reception').focus()
  await page.keyboard.press('Enter')
  const form = dialog(page, 'en', 'site.reception')
  await expect(field(form, 'en', 'reception.last_name')).toBeVisible()

  const type = async (key: string, text: string) => {
    await tabTo(page, field(form, 'en', key))
    await page.keyboard.type(text)
  }
  await type('reception.last_name', 'Сәрсенова')
  await type('reception.first_name', 'Айгерім')
  await type('reception.email', email)
  // A digit too many, taken back.
  await type('reception.phone', '8701555012')
  await page.keyboard.press('Backspace')
  await page.keyboard.type('27')
  await expect(field(form, 'en', 'reception.phone')).toHaveValue('+7-(701)-555-01-27')
  await tabTo(page, field(form, 'en', 'reception.category'))
  await page.keyboard.press('ArrowDown')
  await type('reception.question', 'Is there a dormitory?')
  await tabTo(page, field(form, 'en', 'field.consent'))
  await page.keyboard.press('Space')
  await tabTo(page, field(form, 'en', 'captcha.label'))
  await page.keyboard.press('Space')
  await expect(form.getByText(say('en', 'captcha.verified'))).toBeVisible({ timeout: 15_000 })
  await tabTo(page, form.getByRole('button', { name: say('en', 'reception.submit'), exact: true }))
  await page.keyboard.press('Enter')

  await expect(form.getByRole('heading', { name: say('en', 'reception.sent') })).toBeFocused()
  const [number, code] = [await told(form, 'en', 'reception.number'), await told(form, 'en', 'reception.code')]
  await expect(page.getByText(say('en', 'reception.success_text', { number }))).toBeVisible()
  const mail = await mailTo(email, number)
  expect(mail.text).toContain('Айгерім')
  expect(mail.text, 'the code is for the visitor alone').not.toContain(code)

  await form.getByRole('link', { name: say('en', 'reception.check') }).press('Enter')
  await expect(page).toHaveURL(urlOf('main', '/en/reception#status'))
  const check = page.locator('main form', { has: page.getByRole('button', { name: say('en', 'status.check') }) })
  await expect(field(check, 'en', 'status.number')).toHaveValue(number)
  await expect(field(check, 'en', 'status.code')).toHaveValue(code)
  await fillIn(check, 'en', { 'status.code': code.replace(/.$/, (sign) => (sign === '2' ? '3' : '2')) })
  await page.keyboard.press('Enter')
  await expect(check.locator('[aria-live=polite]')).toHaveText(say('en', 'status.not_found'))
  await fillIn(check, 'en', { 'status.code': code.toLowerCase() })
  await page.keyboard.press('Enter')
  await expect(check.locator('[aria-live=polite]')).toContainText(`${number}: ${say('en', 'status.on_moderation')}`)
})

test('a question with a file from its page in Russian shows how much is sent, and its number and code, over which no toast lies; the file is in the quarantine as it was', async ({ page, context }, testInfo) => {
  const [email, file] = [newAddress('file'), pdf('ведомость.pdf', 300_000)]
  await open(page, urlOf('main', '/ru/reception'))
  const form = page.locator('main form', { has: page.locator('textarea') })
  await fillQuestion(form, 'ru', email)
  await form.locator('input[type=file]').setInputFiles(file)
  await prove(form, 'ru')
  const line = await context.newCDPSession(page)
  const setSpeed = (uploadThroughput: number) => line.send('Network.emulateNetworkConditions', { offline: false, latency: 0, downloadThroughput: -1, uploadThroughput })
  await setSpeed(300_000)
  await page.setViewportSize({ width: 360, height: 640 })

  await send(form, 'ru', 'reception.submit')

  await expect(form.getByRole('progressbar', { name: say('ru', 'send.progress') })).toBeVisible()
  await expect(page.getByRole('heading', { name: say('ru', 'reception.sent') })).toBeFocused()
  await setSpeed(-1)
  await line.detach()
  await expectBelow(page.getByRole('status').filter({ hasText: say('ru', 'reception.sent') }), page.locator('main section dl'))
  const number = await told(page.locator('main'), 'ru', 'reception.number')
  const { attachments } = await apiCommand<{ attachments: { name: string; saved_as: string }[] }>('questions', 'show', number, '--save', testInfo.outputPath('saved'))
  expect(attachments.map(({ name }) => name)).toEqual(['ведомость.pdf'])
  expect(readFileSync(attachments[0]?.saved_as ?? '')).toEqual(file.buffer)
})

test('without a connection nothing is lost, and after a lost answer the same question has the same number', async ({ page, context, faults }) => {
  faults.expect(/ERR_INTERNET_DISCONNECTED|ERR_FAILED|A submission failed/)
  const email = newAddress('lost')
  await openToTheEnd(page, urlOf('main', '/en/news'))
  await floating(page, 'en', 'site.reception').click()
  const form = dialog(page, 'en', 'site.reception')
  await fillQuestion(form, 'en', email)
  await prove(form, 'en')

  await context.setOffline(true)
  await send(form, 'en', 'reception.submit')
  await expect(page.getByRole('alert').filter({ hasText: say('en', 'failure.offline') }).last()).toBeVisible()
  await expect(form).toBeHidden()
  await context.setOffline(false)

  const numbers: string[] = []
  await page.route('**/api/reception/sendQuestion', async (route) => {
    numbers.push(((await (await route.fetch()).json()) as { number: string }).number)
    await route.abort()
  })
  await restore(page, form)
  await send(form, 'en', 'reception.submit')
  await expect(page.getByRole('alert').filter({ hasText: say('en', 'failure.network') }).last()).toBeVisible()
  await page.unroute('**/api/reception/sendQuestion')
  await restore(page, form)
  await send(form, 'en', 'reception.submit')

  await expect(form.getByRole('heading', { name: say('en', 'reception.sent') })).toBeFocused()
  numbers.push(await told(form, 'en', 'reception.number'))
  // Each question in the database has a number of its own.
  expect([numbers.length, new Set(numbers).size]).toEqual([4, 1])
  await mailTo(email, numbers[0] ?? '')
})

test('a question goes out from a page that the browser translates', async ({ page }) => {
  await open(page, urlOf('main', '/en/reception'))
  await page.evaluate(translate)
  const form = page.locator('main form', { has: page.locator('textarea') })
  await fillQuestion(form, 'en', newAddress('translated'))
  await prove(form, 'en')
  await expect(form.getByText(say('en', 'captcha.working'))).toHaveCount(0)

  await send(form, 'en', 'reception.submit')

  await expect(page.getByRole('heading', { name: say('en', 'reception.sent') })).toBeFocused()
})

test('in a window of 320 pixels the dialogs take the focus and give it back, nothing is wider than they are, and a number can be pasted', wide, async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 640 })
  await open(page, urlOf('main', '/kz/news'))
  const contacts = floating(page, 'kz', 'site.admission_contacts')
  await contacts.focus()
  await page.keyboard.press('Enter')
  const address = dialog(page, 'kz', 'site.admission_contacts')
  await expect(address.locator('a[href^="mailto:"]').first()).toBeVisible()
  expect(await address.evaluate((element) => element.contains(document.activeElement))).toBe(true)
  await page.keyboard.press('Escape')
  await expect(address).toBeHidden()
  await expect(contacts).toBeFocused()

  await floating(page, 'kz', 'site.reception').click()
  const form = dialog(page, 'kz', 'site.reception')
  const [name, phone] = [field(form, 'kz', 'reception.last_name'), field(form, 'kz', 'reception.phone')]
  await name.fill('8 701 555-01-27')
  await name.press('ControlOrMeta+A')
  await name.press('ControlOrMeta+X')
  await phone.press('ControlOrMeta+V')
  await expect(phone).toHaveValue('+7-(701)-555-01-27')

  await send(form, 'kz', 'reception.submit')
  await expect(name).toBeFocused()
  await expect(form.getByText(say('kz', 'summary.title'))).toBeVisible()
  const tooWide = await form.evaluate((element) => [element, ...element.querySelectorAll('*')].filter((one) => one.getBoundingClientRect().right > innerWidth || one.scrollWidth > innerWidth).map(({ outerHTML }) => outerHTML.slice(0, 80)))
  expect(tooWide).toEqual([])
})

/** Runs in the page: puts an element in the place of each text, of those that come later, too. Its words are the same, so that they can be found. */
function translate(): void {
  function translateIn(root: Node) {
    const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT)
    const texts = root instanceof Text ? [root] : []
    while (walker.nextNode()) texts.push(walker.currentNode as Text)
    for (const text of texts.filter(({ data, parentElement }) => data.trim() && !parentElement?.closest('font, option, script, style, textarea'))) {
      text.replaceWith(Object.assign(document.createElement('font'), { textContent: text.data }))
    }
  }
  translateIn(document.body)
  new MutationObserver((records) => records.forEach(({ addedNodes }) => addedNodes.forEach(translateIn))).observe(document.body, { childList: true, subtree: true })
}

function floating(page: Page, language: Language, key: string): Locator {
  return page.getByRole('region', { name: say(language, 'site.contact') }).getByLabel(say(language, key), { exact: true })
}

function dialog(page: Page, language: Language, key: string): Locator {
  return page.getByRole('dialog', { name: say(language, key) })
}

async function fillQuestion(form: Locator, language: Language, email: string): Promise<void> {
  await fillIn(form, language, { 'reception.last_name': 'Ковалёв', 'reception.first_name': 'Денис', 'reception.email': email, 'reception.phone': '+77015550127', 'reception.question': 'Есть ли общежитие?' })
  await field(form, language, 'reception.category').selectOption({ index: 1 })
}

/** What a description list says of it. */
function told(form: Locator, language: Language, key: string): Promise<string> {
  return form.locator('dt', { hasText: new RegExp(`^${say(language, key)}$`) }).locator('xpath=following-sibling::dd').innerText()
}

/** Opens the form that has closed, and takes what was typed. */
async function restore(page: Page, form: Locator): Promise<void> {
  await floating(page, 'en', 'site.reception').press('Enter')
  await form.getByRole('button', { name: say('en', 'draft.restore') }).click()
  await expect(field(form, 'en', 'reception.question')).toHaveValue('Есть ли общежитие?')
  await prove(form, 'en')
}

/** The toast stands below what it must not cover. */
async function expectBelow(one: Locator, other: Locator): Promise<void> {
  await expect(one).toBeVisible()
  const [above, below] = [await other.boundingBox(), await one.boundingBox()]
  expect((above?.y ?? NaN) + (above?.height ?? NaN)).toBeLessThanOrEqual(below?.y ?? NaN)
}
