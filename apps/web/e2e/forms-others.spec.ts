import fs from 'node:fs/promises'
import { apiCommand } from './helpers/api-command'
import { listVacancies, need } from './helpers/content'
import { field, fillIn, newAddress, pdf, prove, send } from './helpers/forms'
import { linkIn, mailTo } from './helpers/mails'
import { say } from './helpers/messages'
import { urlOf } from './helpers/sites'
import { expect, open, test } from './helpers/test'

test('an application with a CV and two files is received and mailed; the same person’s second one is told so; a closed vacancy takes none', async ({ page, faults }) => {
  faults.expect(/status of 409|A submission failed/)
  const [email, { data }] = [newAddress('candidate'), await listVacancies('main', 'open')]
  const vacancy = need(data[0], 'open vacancy')
  const form = page.getByRole('region', { name: say('ru', 'application.title') })
  const apply = async () => {
    await open(page, urlOf('main', `/ru/vacancy/${vacancy.id}#apply`))
    await fillIn(form, 'ru', { 'application.last_name': 'Ахметова', 'application.first_name': 'Жанна', 'application.email': email, 'application.phone': '+7 701 555 01 88' })
    await form.locator('input[type=file]').first().setInputFiles(pdf('резюме.pdf'))
    await form.locator('input[type=file]').last().setInputFiles([pdf('diploma.pdf'), pdf('list.pdf')])
    await prove(form, 'ru')
    await send(form, 'ru', 'application.submit')
  }

  await apply()
  await expect(form.getByRole('heading', { name: say('ru', 'application.sent') })).toBeFocused()
  const number = await form.locator('dd').first().innerText()
  const { text } = await mailTo(email, number)
  expect(text).toContain('Отправлено файлов: 3')

  await page.goto('about:blank')
  await apply()
  await expect(form.getByText(say('ru', 'application.duplicate'))).toBeVisible()

  const { data: closed } = await listVacancies('main', 'closed')
  await open(page, urlOf('main', `/ru/vacancy/${need(closed[0], 'closed vacancy').id}#apply`))
  await expect(page.locator('#apply')).toContainText(say('ru', 'vacancy.closed'))
  await expect(form).toBeHidden()
})

test('a file that was changed on the disk since it was chosen must be chosen again; what is optional may be filled in and emptied', async ({ page, faults }, testInfo) => {
  faults.expect(/A submission failed/)
  const { data } = await listVacancies('main', 'open')
  const file = testInfo.outputPath('cv.pdf')
  await fs.writeFile(file, pdf('cv.pdf').buffer)
  await open(page, urlOf('main', `/kz/vacancy/${need(data[1], 'second open vacancy').id}#apply`))
  const form = page.getByRole('region', { name: say('kz', 'application.title') })
  await fillIn(form, 'kz', { 'application.last_name': 'Ахметова', 'application.first_name': 'Жанна', 'application.email': newAddress('editor'), 'application.phone': '+7 701 555 01 88', 'application.middle_name': 'А' })
  await field(form, 'kz', 'application.middle_name').fill('')
  await form.locator('input[type=file]').first().setInputFiles(file)
  await prove(form, 'kz')
  await fs.writeFile(file, pdf('cv.pdf', 400).buffer)

  await send(form, 'kz', 'application.submit')

  await expect(form.getByText(say('kz', 'failure.file_changed'))).toBeVisible()
  await expect(field(form, 'kz', 'application.resume')).toHaveAttribute('aria-invalid', 'true')
  await form.locator('input[type=file]').first().setInputFiles(file)
  await field(form, 'kz', 'captcha.label').check()
  await expect(form.getByText(say('kz', 'captcha.verified'))).toBeVisible()
  await send(form, 'kz', 'application.submit')
  await expect(form.getByRole('heading', { name: say('kz', 'application.sent') })).toBeFocused()
})

test('a question to the blog is received and mailed with its number', async ({ page }) => {
  const email = newAddress('blog')
  await open(page, urlOf('main', '/kz/blog#ask'))
  const form = page.locator('#ask')
  await fillIn(form, 'kz', { 'blog_question.full_name': 'Мадина Тұрсынова', 'blog_question.email': email, 'blog_question.question': 'Көктемде орын бола ма?' })
  await field(form, 'kz', 'blog_question.topic').selectOption({ index: 1 })
  await prove(form, 'kz')

  await send(form, 'kz', 'blog_question.submit')

  await expect(form.getByRole('heading', { name: say('kz', 'blog_question.sent') })).toBeFocused()
  const number = await form.locator('dd').innerText()
  expect((await mailTo(email, number)).text).toContain('Мадина Тұрсынова')
})

test('who subscribes gets a mail whose link confirms, then a newsletter whose link leaves it', async ({ page }) => {
  const email = newAddress('reader')
  await open(page, urlOf('main', '/en/news'))
  const field = page.locator('footer').getByRole('textbox', { name: say('en', 'site.email') })
  await field.fill(email)
  await field.press('Enter')
  await expect(page.getByRole('heading', { name: say('en', 'newsletter.sent') })).toBeVisible()

  const confirm = await mailTo(email, 'confirm')
  await open(page, linkIn(confirm, '/newsletter/activate?token='))
  await expect(page.getByRole('heading', { name: say('en', 'newsletter.activated') })).toBeVisible()

  // Of a server that has sent no newsletter yet, such as that of `npm test`: news are sent once.
  await apiCommand('newsletter', 'send', '--site', 'main')
  const issue = await mailTo(email, 'news (')
  await open(page, linkIn(issue, '/newsletter/unsubscribe?token='))
  await page.getByRole('button', { name: say('en', 'newsletter.leave') }).click()
  await expect(page.getByRole('heading', { name: say('en', 'newsletter.left') })).toBeVisible()
})
