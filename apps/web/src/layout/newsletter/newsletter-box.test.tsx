import { act, fireEvent, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { getDefaultStore } from 'jotai'
import type { Language } from '../../i18n/languages'
import type * as LoadMessages from '../../i18n/load-messages'
import { addFile } from '../../i18n/load-messages'
import { oneOf } from '../../testing/breadth'
import { navigate } from '../../testing/gatsby'
import { messages, renderInSite } from '../../testing/render-in-site'
import { toastsAtom } from '../../toasts/toasts'
import { isEmail } from '../../forms/is-email'
import { loadBehaviour } from './load-behaviour'
import { NewsletterBehaviour } from './newsletter-behaviour'
import { NewsletterBox } from './newsletter-box'

jest.mock('../../i18n/load-messages', () => {
  const actual = jest.requireActual<typeof LoadMessages>('../../i18n/load-messages')
  return { ...actual, addFile: jest.fn(actual.addFile) }
})
// It has a way to fail here.
jest.mock('./load-behaviour', () => ({ loadBehaviour: jest.fn() }))

const wrong = { kz: 'Электрондық пошта мекенжайы дұрыс емес', ru: 'Неверный адрес электронной почты', en: 'Incorrect email address' }

beforeEach(() => {
  jest.mocked(loadBehaviour).mockImplementation(async () => NewsletterBehaviour)
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

test.each(oneOf('kz'))('says in %s that an address is wrong when it was changed, and sends nothing', async (language) => {
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

test('says nothing in keys while its words do not come, and says it when they do', async () => {
  jest.spyOn(console, 'warn').mockImplementation(() => undefined)
  let fail: () => void = () => undefined
  jest.mocked(addFile).mockReturnValueOnce(new Promise((resolve) => (fail = () => resolve({ cause: new Error('out of reach') }))))
  await fill('aigerim@post')
  act(() => button().focus())
  act(() => void field().dispatchEvent(new Event('change', { bubbles: true })))
  expect(inForm().getByRole('alert')).toBeEmptyDOMElement()
  fail()

  expect(await inForm().findByText(wrong.en)).toBeVisible()
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

test('tells who subscribes on the page that says what comes next', async () => {
  window.history.replaceState(null, '', '/en/newsletter/subscribe')
  await fill('aigerim@post.example')

  await send()

  await waitFor(() => expect(getDefaultStore().get(toastsAtom)).toMatchObject([{ severity: 'success', title: say('check_mail') }]))
  expect(navigate.mock.calls).toEqual([['/en/newsletter/subscribe?email=aigerim%40post.example']])
  window.history.replaceState(null, '', '/')
})

test('leaves who has gone on to another page meanwhile where he is, with what he has typed since, and tells him what comes next', async () => {
  let arrive: () => void = () => undefined
  jest.spyOn(globalThis, 'fetch').mockReturnValue(new Promise((resolve) => (arrive = () => resolve(Response.json({ status: 'pending_confirmation' }, { status: 202 })))))
  await fill('aigerim@post.example')
  await send()
  await waitFor(() => expect(fetch).toHaveBeenCalledTimes(1))

  window.history.pushState(null, '', '/en/reception')
  await userEvent.type(field(), '.org')
  await act(async () => arrive())

  await waitFor(() => expect(getDefaultStore().get(toastsAtom)).toMatchObject([{ severity: 'success', title: say('check_mail') }]))
  expect([navigate.mock.calls, field()]).toEqual([[], expect.objectContaining({ value: 'aigerim@post.example.org' })])
  window.history.back()
})

test('what is sent off before the behaviour is there is not lost', async () => {
  renderInSite(<NewsletterBox newsletter={1} />)
  fireEvent.change(field(), { target: { value: 'aigerim@post.example' } })

  fireEvent.submit(field().form!)

  await waitFor(() => expect(navigate).toHaveBeenCalledWith('/en/newsletter/subscribe?email=aigerim%40post.example'))
  expect(fetch).toHaveBeenCalledTimes(1)
})

const say = (key: string, language: Language = 'en') => messages[language][`newsletter.${key}`] as string

describe('when it fails', () => {
  let log: jest.SpyInstance

  beforeEach(() => (log = jest.spyOn(console, 'error').mockImplementation(() => undefined)))

  test.each([
    ['the network fails', () => Promise.reject(new TypeError('Failed to fetch')), say('no_answer')],
    ['too many ask', () => refuse(429, { code: 'too_many_requests' }, { 'retry-after': '240' }), `${say('busy')} Try again in 4 min.`],
    ['too many ask, for how long is not said', () => refuse(429, { code: 'too_many_requests' }), `${say('busy')} ${say('later')}`],
    ['the service is down', () => refuse(503, { code: 'unavailable', retry_after: 20 }), `${say('unavailable')} Try again in 1 min.`],
    ['a proxy answers', async () => new Response('Bad gateway', { status: 502 }), `${say('unavailable')} ${say('later')}`],
    ['the page was open for too long', () => refuse(403, { code: 'xsrf_mismatch' }), say('expired')],
    ['the server finds the address wrong', () => refuse(400, { code: 'invalid_request', errors: { email: ['format'] } }), say('wrong_email')],
    ['the newsletter is gone', () => refuse(404, { code: 'not_found' }), say('not_subscribed')],
    ['the server breaks', () => refuse(500, { code: 'internal' }), say('not_subscribed')],
  ])('%s: a toast says what to do, the console has it, and the address stays', async (_, answer, text) => {
    jest.spyOn(globalThis, 'fetch').mockImplementation(answer)
    await fill('aigerim@post.example')

    await send()

    expect(await screen.findByText(text)).toBeVisible()
    expect(screen.getByText(messages.en['toast.error'] as string)).toBeVisible()
    expect(log).toHaveBeenCalledWith('Subscribing to the newsletter failed', expect.objectContaining({ ok: false }))
    expect([navigate.mock.calls, field().value]).toEqual([[], 'aigerim@post.example'])
    expect(button()).not.toHaveAttribute('aria-busy')
  })

  test.each(oneOf('ru'))('says in %s that the reader is offline', async (language) => {
    jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(false)
    jest.spyOn(globalThis, 'fetch').mockRejectedValue(new TypeError('Failed to fetch'))
    await fill('aigerim@post.example', language)

    await send()

    expect(await screen.findByText(say('offline', language))).toBeVisible()
  })

  test('a request without an answer ends, and the next click sends again', async () => {
    await fill('aigerim@post.example')
    jest.useFakeTimers()
    jest.spyOn(globalThis, 'fetch').mockImplementationOnce(noAnswer)

    fireEvent.click(button())
    await act(() => jest.advanceTimersByTimeAsync(20_000))
    jest.useRealTimers()

    expect(await screen.findByText(say('no_answer'))).toBeVisible()
    expect(button()).not.toHaveAttribute('aria-busy')
    await send()
    await waitFor(() => expect(navigate).toHaveBeenCalledTimes(1))
  })

  test('the code does not come: says so to who has sent it off, and sends when asked again', async () => {
    jest.mocked(loadBehaviour).mockRejectedValueOnce(new Error('Loading chunk failed')).mockRejectedValueOnce(new Error('Loading chunk failed'))
    renderInSite(<NewsletterBox newsletter={1} />)
    act(() => field().focus())
    await waitFor(() => expect(log).toHaveBeenCalledTimes(1))
    expect(inForm().queryByRole('alert')).toBeNull()
    fireEvent.change(field(), { target: { value: 'aigerim@post.example' } })
    fireEvent.submit(field().form!)
    expect(await inForm().findByRole('alert')).toHaveTextContent(messages.en['site.no_connection'] as string)

    fireEvent.focus(field())
    await waitFor(() => expect(inForm().getByRole('alert')).toBeEmptyDOMElement())
    expect(fetch).not.toHaveBeenCalled()
    fireEvent.submit(field().form!)

    await waitFor(() => expect(navigate).toHaveBeenCalledTimes(1))
    expect(fetch).toHaveBeenCalledTimes(1)
  })
})

test('two quick clicks send once, also where the first is still under way', async () => {
  let answer = (_: Response) => undefined as void
  jest.spyOn(globalThis, 'fetch').mockImplementation(() => new Promise((resolve) => (answer = resolve)))
  await fill('aigerim@post.example')

  await userEvent.dblClick(button())
  expect(button()).toHaveAttribute('aria-busy', 'true')
  await send()
  answer(Response.json({ status: 'pending_confirmation' }, { status: 202 }))

  await waitFor(() => expect(navigate).toHaveBeenCalledTimes(1))
  expect(fetch).toHaveBeenCalledTimes(1)
})

test('another address is another wish, also while the first is under way', async () => {
  const answers: (() => void)[] = []
  jest.spyOn(globalThis, 'fetch').mockImplementation(() => new Promise((resolve) => answers.push(() => resolve(Response.json({ status: 'pending_confirmation' }, { status: 202 })))))
  await fill('aigerim@post.example')
  await send()
  await userEvent.clear(field())
  await userEvent.type(field(), 'marat@post.example')
  await send()
  await waitFor(() => expect(answers).toHaveLength(2))

  await act(async () => answers[0]?.())
  await waitFor(() => expect(navigate.mock.calls).toEqual([[subscribed('aigerim')]]))
  expect([field().value, button().getAttribute('aria-busy')]).toEqual(['marat@post.example', 'true'])
  await act(async () => answers[1]?.())

  await waitFor(() => expect(navigate.mock.calls).toEqual([[subscribed('aigerim')], [subscribed('marat')]]))
  expect(button()).not.toHaveAttribute('aria-busy')
})

test('two clicks before the behaviour is there send once, too', async () => {
  renderInSite(<NewsletterBox newsletter={1} />)
  fireEvent.change(field(), { target: { value: 'aigerim@post.example' } })

  fireEvent.submit(field().form!)
  fireEvent.submit(field().form!)

  await waitFor(() => expect(navigate).toHaveBeenCalledTimes(1))
  expect(fetch).toHaveBeenCalledTimes(1)
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

async function fill(address: string, language: Language = 'en'): Promise<void> {
  renderInSite(<NewsletterBox newsletter={1} />, { language })
  act(() => field().focus())
  await inForm().findByRole('alert')
  if (address) await userEvent.type(field(), address)
}

async function refuse(status: number, problem: object, headers = {}): Promise<Response> {
  return Response.json({ type: 'about:blank', title: 'Refused', status, ...problem }, { status, headers: { 'content-type': 'application/problem+json', ...headers } })
}

/** Until the caller gives up. */
function noAnswer(request: RequestInfo | URL): Promise<Response> {
  const { signal } = request as Request
  return new Promise((_, reject) => signal.addEventListener('abort', () => reject(signal.reason)))
}

const subscribed = (name: string) => `/en/newsletter/subscribe?email=${name}%40post.example`
const field = () => screen.getByRole<HTMLInputElement>('textbox')
/** Toasts have a region of their own. */
const inForm = () => within(field().form as HTMLElement)
const button = () => field().form?.querySelector('button') as HTMLElement
const send = () => userEvent.click(button())
