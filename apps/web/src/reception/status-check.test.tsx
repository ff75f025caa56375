import type { Schema } from '@university/api-client/types'
import { act, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import axe from 'axe-core'
import { formatDate } from '../i18n/format-date'
import { languages, languageTags, type Language } from '../i18n/languages'
import { isWide, oneOf } from '../testing/breadth'
import { messages, renderInSite } from '../testing/render-in-site'
import { shell } from '../testing/shell'
import { StatusCheck } from './status-check'

const progress: Schema<'QuestionProgress'> = {
  number: 'Q-7F3R-9WDN',
  status: 'registered',
  rejection_reason: null,
  received_at: '2026-11-19T06:12:40Z',
  updated_at: '2026-11-20T04:35:00Z',
  due_at: '2026-12-10T13:00:00Z',
}

// By day each state is in one language, all of them by turns.
const states = (['on_moderation', 'registered', 'rejected', 'answered', 'called'] as const).flatMap((status, place) => languages.filter((_, turn) => isWide || turn === place % languages.length).map((language) => ({ language, status })))

test.each(states)('says in $language what $status means, with dates in words, and is accessible', async ({ language, status }) => {
  document.documentElement.lang = languageTags[language]
  const reason = status === 'rejected' ? 'This is not about the university.' : null
  answer({ ...progress, status, rejection_reason: reason })
  show(language)

  await fill()

  const result = within(document.querySelector('[aria-live=polite]') as HTMLElement)
  expect(result.getByRole('heading')).toHaveTextContent(`Q-7F3R-9WDN: ${say(language, `status.${status}`)}`)
  expect(result.getByText(say(language, `status.${status}_text`))).toBeVisible()
  const isOpen = status === 'on_moderation' || status === 'registered'
  const dates = [progress.received_at, progress.updated_at, ...(isOpen ? [progress.due_at] : [])]
  expect([...document.querySelectorAll('time')].map(({ textContent }) => textContent)).toEqual(dates.map((date) => formatDate(date, language)))
  expect(result.queryByText('This is not about the university.') !== null).toBe(status === 'rejected')
  const { violations } = await axe.run(document.body, { resultTypes: ['violations'], rules: { 'color-contrast': { enabled: false }, region: { enabled: false }, 'heading-order': { enabled: false } } })
  expect(violations.map(({ id, nodes }) => [id, nodes.map(({ html }) => html)])).toEqual([])
})

test('asks the host of the page by what was meant, and shows it as it is written', async () => {
  answer(progress)
  show('en')

  await fill(' 7f3r 9wdn', '4gldr82vj6nq')

  expect(asked().href).toBe(`${window.location.origin}/api/reception/status?number=Q-7F3R-9WDN&tracking_code=4GLD-R82V-J6NQ`)
  expect([field('number').value, field('code').value]).toEqual(['Q-7F3R-9WDN', '4GLD-R82V-J6NQ'])
})

test('asks the reception’s own host where it has one', async () => {
  answer(progress)
  show('en', { receptionUrl: 'https://reception.example' })

  await fill()

  expect(asked().origin).toBe('https://reception.example')
})

test('keeps nothing of it', async () => {
  answer(progress)
  show('en')

  await fill()

  expect([localStorage.length, sessionStorage.length]).toEqual([0, 0])
})

test('says nothing of a fault before the reader has asked, then what is wrong, and leads there', async () => {
  answer(progress)
  show('en')
  await userEvent.type(field('number'), 'Q-7F3R')
  await userEvent.tab()
  expect(field('number')).toBeValid()

  await userEvent.click(button('status.check'))
  await nextFrame()

  expect(field('number')).toBeInvalid()
  expect(field('number')).toHaveAccessibleDescription('Enter the number in this form: Q-7F3R-9WDN')
  expect(field('code')).toHaveAccessibleDescription('Enter the code in this form: 4GLD-R82V-J6NQ')
  expect(field('number')).toHaveFocus()
  expect(fetch).not.toHaveBeenCalled()

  await userEvent.type(field('number'), '-9WDN')
  await userEvent.click(button('status.check'))
  await nextFrame()
  expect(field('code')).toHaveFocus()
})

test.each([
  ['there is no such question', 404, {}, 'No question has this number and this code. Check that both are as you received them.'],
  ['there were too many attempts', 429, { 'retry-after': '150' }, 'Too many attempts. Try again in 3 minutes.'],
  ['there were too many attempts and nobody says for how long', 429, {}, 'Too many attempts. Please try again later.'],
  ['the server cannot answer', 503, {}, 'The service is not available at present. Please try again later.'],
])('says it when %s', async (_, status, headers, text) => {
  jest.spyOn(console, 'error').mockImplementation(() => undefined)
  problem(status, headers)
  show('en')

  await fill()

  expect(document.querySelector('[aria-live=polite]')).toHaveTextContent(text)
})

test.each(oneOf('ru'))('counts minutes in %s', async (language) => {
  jest.spyOn(console, 'error').mockImplementation(() => undefined)
  problem(429, { 'retry-after': '60' })
  show(language)

  await fill()

  expect(document.querySelector('[aria-live=polite]')).toHaveTextContent(say(language, 'status.wait_one').replace('{{count}}', '1'))
})

test('asks once more when the network has failed', async () => {
  jest.spyOn(console, 'error').mockImplementation(() => undefined)
  jest.spyOn(globalThis, 'fetch').mockRejectedValueOnce(new TypeError('Failed to fetch'))
  show('en')
  await fill()
  expect(document.querySelector('[aria-live=polite]')).toHaveTextContent(say('en', 'status.failed'))

  answer(progress)
  await userEvent.click(button('list.retry'))

  // The one that was pressed is gone.
  expect(button('status.check')).toHaveFocus()
  expect(await screen.findByText(say('en', 'status.registered_text'))).toBeVisible()
})

test('asks once, however often the button is pressed while it waits', async () => {
  jest.spyOn(globalThis, 'fetch').mockReturnValue(new Promise(() => undefined))
  show('en')
  await fill()

  await userEvent.click(button('status.check'))

  expect(document.querySelector('[aria-live=polite]')).toHaveTextContent(say('en', 'status.checking'))
  expect(fetch).toHaveBeenCalledTimes(1)
})

function show(language: Language, fields: Parameters<typeof shell>[0] = {}): void {
  jest.spyOn(globalThis, 'fetch')
  renderInSite(<StatusCheck shell={shell(fields)} />, { language })
}

async function fill(number = 'Q-7F3R-9WDN', code = '4GLD-R82V-J6NQ'): Promise<void> {
  await userEvent.type(field('number'), number)
  await userEvent.type(field('code'), code)
  await userEvent.keyboard('{Enter}')
  await nextFrame()
}

function answer(body: Schema<'QuestionProgress'>): void {
  jest.spyOn(globalThis, 'fetch').mockImplementation(async () => Response.json(body))
}

function problem(status: number, headers: Record<string, string>): void {
  jest.spyOn(globalThis, 'fetch').mockImplementation(async () => Response.json({ type: 'about:blank', title: 'No', status, code: 'no' }, { status, headers: { 'content-type': 'application/problem+json', ...headers } }))
}

const asked = () => new URL((jest.mocked(fetch).mock.calls[0]?.[0] as Request).url)
const say = (language: Language, key: string) => messages[language][key] as string
const field = (name: string) => document.querySelector(`input[name=${name}]`) as HTMLInputElement
const button = (key: string) => screen.getByRole('button', { name: say('en', key) })
const nextFrame = () => act(() => new Promise<void>((resolve) => requestAnimationFrame(() => setTimeout(resolve))))
