import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import axe from 'axe-core'
import type { Language } from '../i18n/languages'
import { isWide, oneOf } from '../testing/breadth'
import { field, prove, setUpForms, user } from '../testing/forms'
import { messages, renderInSite } from '../testing/render-in-site'
import { BlogQuestionForm, type BlogQuestionFormProps } from './blog-question-form'

const mocks = setUpForms('blog-rector')
const say = (key: string) => messages.en[key] as string
const categories: BlogQuestionFormProps['categories'] = [
  { id: 3, name: { text: 'Accommodation', language: 'en' } },
  { id: 7, name: { text: 'Ғылым', language: 'kz' } },
]

test.each(oneOf('en'))('is labelled in %s, says what is shown of the name, and axe finds nothing', async (language) => {
  await open(language)
  const told = (key: string) => messages[language][`blog_question.${key}`] as string

  for (const key of ['full_name', 'email', 'topic', 'question', 'is_public']) expect(screen.getByLabelText(told(key), { exact: false })).toBeInTheDocument()
  expect(screen.getByLabelText(told('email'))).toHaveAccessibleDescription(told('email_hint'))
  expect(screen.getByLabelText(told('is_public'))).toHaveAccessibleDescription(told('is_public_hint'))
  expect(screen.getByLabelText(told('is_public'))).toBeChecked()
  expect((await axe.run(document.body, { rules: { region: { enabled: false }, 'color-contrast': { enabled: false } } })).violations).toEqual([])
})

test('offers the topics of this blog, each with its language where it is not that of the page', async () => {
  await open()

  expect(within(field('Topic')).getAllByRole('option').map(({ textContent, lang }) => [textContent, lang])).toEqual([
    [say('field.choose'), ''],
    ['Accommodation', ''],
    ['Ғылым', 'kk'],
  ])
})

test('says nothing before the first try, then what is missing beside each field and in one list, and goes to the first', async () => {
  await open()
  expect(screen.queryByText(say('field.required'))).toBeNull()

  await send()

  const summary = screen.getByText(say('summary.title')).closest('[role=alert]') as HTMLElement
  expect(within(summary).getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
    'First and last name: Required field',
    'Topic: Topic not selected',
    'Email: Required field',
    'Your question: Required field',
    'I agree to the collection and processing of my personal data: It cannot be sent without your consent',
    'I am not a robot: Please confirm that you are not a robot',
  ])
  await waitFor(() => expect(field('First and last name')).toHaveFocus())
  expect(mocks.calls('sendBlogQuestion')).toEqual([])
})

test('is not sent with an address that is none', async () => {
  await open()
  await fill()
  fireEvent.change(field('Email'), { target: { value: 'madina@post' } })

  await send()

  expect(screen.getByText(say('summary.title'))).toBeVisible()
  expect(field('Email')).toHaveAccessibleDescription(expect.stringContaining(say('field.email')))
  expect(mocks.calls('sendBlogQuestion')).toEqual([])
})

test.each([
  ['kz', true] as const,
  ...(isWide ? [['ru', true] as const, ['en', true] as const] : []),
  ['en', false] as const,
])('sent in %s, public %s: shows the number, who reads it and where the answer comes', async (language, isPublic) => {
  mocks.on('sendBlogQuestion').example('received')
  await open(language)
  const told = (key: string) => messages[language][`blog_question.${key}`] as string
  await fill(language)
  if (!isPublic) await user.click(screen.getByLabelText(told('is_public')))

  await send(language)

  expect(await screen.findByRole('heading', { name: told('sent') })).toHaveFocus()
  for (const text of ['B-5QJ8-L2VG', told('moderation'), told('by_email').replace('{{email}}', 'madina@post.example'), told(isPublic ? 'on_page' : 'not_on_page')]) expect(screen.getByText(text)).toBeVisible()
  expect(await screen.findByText(told('success_text').replace('{{number}}', 'B-5QJ8-L2VG'))).toBeVisible()
  const [{ body, header } = {}] = mocks.calls('sendBlogQuestion')
  expect(body).toEqual({
    blog_slug: 'rector',
    full_name: 'Мадина Тұрсынова',
    email: 'madina@post.example',
    category_id: 3,
    question: 'Орын бола ма?',
    is_public: isPublic,
    lang: language,
    captcha: expect.any(String),
    consent_version: '2026-09-01',
    website: '',
  })
  expect(header?.['Idempotency-Key']).toMatch(/^[0-9a-f]{32}$/)
  expect(sessionStorage).toHaveLength(0)
})

test('another question begins with an empty form that may be published, and has another key', async () => {
  await open()
  await fill()
  await user.click(field(say('blog_question.is_public')))
  await send()
  await user.click(await another())

  await waitFor(() => expect(field('First and last name')).toHaveFocus())
  expect([field('First and last name'), field('Your question')].map((input) => (input as HTMLInputElement).value)).toEqual(['', ''])
  expect(field(say('blog_question.is_public'))).toBeChecked()
  await fill()
  await send()

  await another()
  expect(new Set(keys()).size).toBe(2)
})

test('a broken connection leaves the form as it is; sent again it goes under the same key', async () => {
  jest.spyOn(console, 'error').mockImplementation(() => undefined)
  mocks.on('sendBlogQuestion').fail('network')
  await open()
  await fill()

  await send()

  expect(await screen.findByText(say('failure.network'), {}, { timeout: 4000 })).toBeVisible()
  expect([field('First and last name'), field('Your question')].map((input) => (input as HTMLInputElement).value)).toEqual([' Мадина Тұрсынова', 'Орын бола ма?'])
  await waitFor(() => expect(field(say('captcha.label'))).not.toBeChecked())

  mocks.on('sendBlogQuestion').example('received')
  await prove()
  await send()

  await another()
  expect(new Set(keys()).size).toBe(1)
  expect(keys().length).toBeGreaterThan(1)
})

test.each(oneOf('kz'))('says in %s that the blog is gone, and leads to the reception', async (language) => {
  jest.spyOn(console, 'error').mockImplementation(() => undefined)
  mocks.on('sendBlogQuestion').fail('badRequest', 404)
  await open(language)
  await fill(language)

  await send(language)

  const note = (await screen.findByText(messages[language]['blog_question.gone'] as string, { exact: false })).closest('[role=alert]') as HTMLElement
  expect(within(note).getByRole('link')).toHaveAttribute('href', `/${language}/reception`)
  expect(screen.getByLabelText(messages[language]['blog_question.question'] as string)).toHaveValue('Орын бола ма?')
})

test('a topic that the blog no longer has is told at its field, until another is chosen', async () => {
  jest.spyOn(console, 'error').mockImplementation(() => undefined)
  mocks.on('sendBlogQuestion').fail('badRequest', 400, { code: 'invalid_request', errors: { category_id: ['unknown'] } }).once()
  await open()
  await fill()

  await send()

  await waitFor(() => expect(field('Topic')).toHaveFocus())
  expect(field('Topic')).toHaveAccessibleDescription(say('field.unknown'))
  expect(within(button().closest('form') as HTMLElement).getByText(say('failure.fields'))).toBeVisible()
  await user.selectOptions(field('Topic'), 'Ғылым')
  expect(field('Topic')).toBeValid()
  await prove()
  await send()

  await another()
  expect(mocks.calls('sendBlogQuestion').map(({ body }) => body.category_id)).toEqual([3, 7])
})

test('what the server finds wrong is told at its field, and the first of them gets the focus', async () => {
  jest.spyOn(console, 'error').mockImplementation(() => undefined)
  const wrong = { full_name: 'First and last name', email: 'Email', question: 'Your question', is_public: say('blog_question.is_public') }
  mocks.on('sendBlogQuestion').fail('badRequest', 400, { code: 'invalid_request', errors: Object.fromEntries(Object.keys(wrong).map((place) => [place, ['maxLength']])) })
  await open()
  await fill()

  await send()

  await waitFor(() => expect(field('First and last name')).toHaveFocus())
  for (const label of Object.values(wrong)) expect(field(label)).toHaveAccessibleDescription(expect.stringContaining(say('field.too_long')))
})

test('says what to do where the page was open for too long', async () => {
  jest.spyOn(console, 'error').mockImplementation(() => undefined)
  mocks.on('sendBlogQuestion').answer(403, (_, usual) => ({ ...usual, code: 'xsrf_mismatch' as const }))
  await open()
  await fill()

  await send()

  expect(await screen.findByText(say('failure.expired'))).toBeVisible()
})

test('a captcha that holds no longer is told at its place', async () => {
  jest.spyOn(console, 'error').mockImplementation(() => undefined)
  mocks.on('sendBlogQuestion').answer(422, (_, usual) => ({ ...usual, code: 'captcha_failed', errors: { captcha: ['invalid'] } }))
  await open()
  await fill()

  await send()

  expect(await screen.findByText(say('failure.captcha'))).toBeVisible()
  await waitFor(() => expect(field(say('captcha.label'))).not.toBeChecked())
})

test('a consent that holds no longer is asked for anew, with the text that holds now', async () => {
  jest.spyOn(console, 'error').mockImplementation(() => undefined)
  mocks.on('sendBlogQuestion').answer(422, (_, usual) => ({ ...usual, code: 'consent_outdated', errors: { consent_version: ['outdated'] } })).once()
  await open()
  await fill()
  mocks.on('getSettings').answer(200, (_, usual) => ({ ...usual, consent: { ...usual.consent, version: '2026-12-01' } }))
  await send()
  await screen.findByText(say('failure.consent'))

  expect(field(say('field.consent'))).not.toBeChecked()
  await prove()
  await send()

  await another()
  expect(mocks.calls('sendBlogQuestion').map(({ body }) => body.consent_version)).toEqual(['2026-09-01', '2026-12-01'])
})

test('what was typed and not sent is offered when the form is opened again', async () => {
  const { unmount } = await open()
  await user.type(field('Your question'), 'Орын бола ма?')
  await user.click(field(say('blog_question.is_public')))
  unmount()
  await open()
  expect(field('Your question')).toHaveValue('')

  await user.click(screen.getByRole('button', { name: say('draft.restore') }))

  expect(field('Your question')).toHaveValue('Орын бола ма?')
  expect(field(say('blog_question.is_public'))).not.toBeChecked()
})

test('who says no while a draft is offered has said so when it is taken back', async () => {
  const { unmount } = await open()
  await user.type(field('Your question'), 'Орын бола ма?')
  unmount()
  await open()
  await user.click(field(say('blog_question.is_public')))

  await user.click(screen.getByRole('button', { name: say('draft.restore') }))

  expect(field('Your question')).toHaveValue('Орын бола ма?')
  expect(field(say('blog_question.is_public'))).not.toBeChecked()
})

async function open(language: Language = 'en') {
  const result = renderInSite(<BlogQuestionForm site="main" blog="rector" categories={categories} />, { language })
  await screen.findByLabelText(messages[language]['blog_question.question'] as string)
  return result
}

async function fill(language: Language = 'en') {
  const told = (key: string) => screen.getByLabelText(messages[language][`blog_question.${key}`] as string)
  const values = { full_name: ' Мадина Тұрсынова', email: 'mailto:madina@post.example', topic: '3', question: 'Орын бола ма?' }
  for (const [key, value] of Object.entries(values)) fireEvent.change(told(key), { target: { value } })
  await prove(language)
}

const button = (language: Language = 'en') => screen.getByRole('button', { name: messages[language]['blog_question.submit'] as string })
const another = () => screen.findByRole('button', { name: say('blog_question.another') })
const keys = () => mocks.calls('sendBlogQuestion').map(({ header }) => header['Idempotency-Key'])
const send = (language: Language = 'en') => user.click(button(language))
