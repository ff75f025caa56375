import { act, fireEvent, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { getDefaultStore } from 'jotai'
import { languages } from '../../i18n/languages'
import { navigate } from '../../testing/gatsby'
import { messages, renderInSite } from '../../testing/render-in-site'
import { toastsAtom } from '../../toasts/toasts'
import { isEmail } from '../../forms/is-email'
import { NewsletterBox } from './newsletter-box'

const wrong = { kz: 'Электрондық пошта мекенжайы дұрыс емес', ru: 'Неверный адрес электронной почты', en: 'Incorrect email address' }

beforeEach(() => {
  navigate.mockClear()
  jest.spyOn(globalThis, 'fetch').mockImplementation(async () => Response.json({ status: 'pending_confirmation' }, { status: 202 }))
})

// Toasts stand beside the page.
afterEach(() => act(() => getDefaultStore().set(toastsAtom, [])))

test('is plain HTML at first: it leads to the page that says how to subscribe, and does not carry the address there', () => {
  renderInSite(<NewsletterBox newsletter={1} />, { language: 'ru' })

  expect(field().form).toHaveAttribute('action', '/ru/newsletter/subscribe')
  expect(field()).not.toHaveAttribute('name')
  expect(screen.queryByRole('alert')).toBeNull()
})

test.each(languages)('says in %s that an address is wrong when it was changed, and sends nothing', async (language) => {
  renderInSite(<NewsletterBox newsletter={1} />, { language })
  await userEvent.type(field(), 'aigerim@post')
  await screen.findByRole('alert')

  act(() => void field().dispatchEvent(new Event('change', { bubbles: true })))

  expect(screen.getByRole('alert')).toHaveTextContent(wrong[language])
  expect(field()).toBeInvalid()
  expect(field()).toHaveAccessibleErrorMessage(wrong[language])
  expect(fetch).not.toHaveBeenCalled()
})

test('says that an address is wrong to who has left the field before the behaviour was there', async () => {
  renderInSite(<NewsletterBox newsletter={1} />)
  fireEvent.change(field(), { target: { value: 'aigerim@post' } })

  act(() => (field().form?.querySelector('button') as HTMLElement).focus())

  expect(await screen.findByText(wrong.en)).toBeVisible()
})

test('takes the line away as soon as the address is right', async () => {
  await fill('aigerim')
  await send()
  expect(await screen.findByText(wrong.en)).toBeVisible()

  await userEvent.type(field(), '@post.example')

  expect(screen.queryByText(wrong.en)).toBeNull()
  expect(field()).toBeValid()
})

test.each(['', '   ', 'aigerim', '@post.example', 'a b@post.example'])('sends no request for "%s", says what is wrong, and has the reader in the field', async (address) => {
  await fill(address)

  await send()

  expect(await screen.findByText(wrong.en)).toBeVisible()
  expect(field()).toHaveFocus()
  expect(fetch).not.toHaveBeenCalled()
})

test('subscribes by the number of the newsletter in the language of the page, and goes to the page that says what comes next', async () => {
  renderInSite(<NewsletterBox newsletter={18} />, { language: 'kz' })
  await userEvent.type(field(), ' aigerim+news@post.example ')

  await send()

  await waitFor(() => expect(navigate).toHaveBeenCalledWith('/kz/newsletter/subscribe?email=aigerim%2Bnews%40post.example'))
  const [request] = jest.mocked(fetch).mock.calls[0] as [Request]
  expect([request.method, new URL(request.url).pathname, await request.json()]).toEqual(['POST', '/api/mail/subscription', { slug_id: 18, email: 'aigerim+news@post.example', lang: 'kz' }])
  expect(field()).toHaveValue('')
})

test('what is sent off before the behaviour is there is not lost', async () => {
  renderInSite(<NewsletterBox newsletter={1} />)
  fireEvent.change(field(), { target: { value: 'aigerim@post.example' } })

  fireEvent.submit(field().form!)

  await waitFor(() => expect(navigate).toHaveBeenCalledWith('/en/newsletter/subscribe?email=aigerim%40post.example'))
  expect(fetch).toHaveBeenCalledTimes(1)
})

test.each([
  ['the server refuses', async () => Response.json({ type: 'about:blank', title: 'Too many', status: 429, code: 'too_many_requests' }, { status: 429, headers: { 'content-type': 'application/problem+json' } })],
  ['the network fails', async () => Promise.reject(new TypeError('Failed to fetch'))],
])('says so in a toast, logs it and keeps the address when %s', async (_, answer) => {
  const log = jest.spyOn(console, 'error').mockImplementation(() => undefined)
  jest.spyOn(globalThis, 'fetch').mockImplementation(answer)
  await fill('aigerim@post.example')

  await send()

  expect(await screen.findByText(messages.en['newsletter.not_subscribed'] as string)).toBeVisible()
  expect(screen.getByText(messages.en['toast.error'] as string)).toBeVisible()
  expect(log).toHaveBeenCalledWith('Subscribing to the newsletter failed', expect.objectContaining({ ok: false }))
  expect([navigate.mock.calls, field().value]).toEqual([[], 'aigerim@post.example'])
})

test.each([
  ['aigerim@post.example', true],
  ["o'neil+news@mail.post.example", true],
  ['a@b', false],
  ['a@b..example', false],
  ['.a@post.example', false],
  [`${'a'.repeat(250)}@b.kz`, false],
])('%s is an address: %s', (text, expected) => {
  expect(isEmail(text)).toBe(expected)
})

async function fill(address: string): Promise<void> {
  renderInSite(<NewsletterBox newsletter={1} />)
  act(() => field().focus())
  await screen.findByRole('alert')
  if (address) await userEvent.type(field(), address)
}

const field = () => screen.getByRole<HTMLInputElement>('textbox')
const send = () => userEvent.click(field().form?.querySelector('button') as HTMLElement)
