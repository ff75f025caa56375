import { cleanup, screen, waitFor, within } from '@testing-library/react'
import axe from 'axe-core'
import { oneOf } from '../testing/breadth'
import { enter, field, holdSending, prove, setUpForms, user } from '../testing/forms'
import { fillReception, keysOf, openReception, sendButton, sendReception } from '../testing/reception'
import { messages, renderInSite } from '../testing/render-in-site'
import { shell } from '../testing/shell'
import { ReceptionForm } from './reception-form'
import { StatusCheck } from './status-check'

const mocks = setUpForms('reception')
const onFailed = jest.fn()
const say = (key: string) => messages.en[key] as string

beforeEach(() => void onFailed.mockClear())

test.each(oneOf('ru'))('is labelled in %s, and axe finds nothing', async (language) => {
  renderInSite(<ReceptionForm shell={shell()} />, { language })
  const fields = ['last_name', 'first_name', 'email', 'phone', 'category', 'question', 'document'].map((key) => messages[language][`reception.${key}`] as string)

  for (const label of fields) expect(await screen.findByLabelText(label, { exact: false })).toBeInTheDocument()
  expect(await screen.findByRole('option', { name: { kz: 'Шағым', ru: 'Жалоба', en: 'Complaint' }[language] })).toBeInTheDocument()
  expect((await axe.run(document.body, { rules: { region: { enabled: false }, 'color-contrast': { enabled: false } } })).violations).toEqual([])
})

test('warns of the providers that may reject the answer', async () => {
  await open()

  expect(screen.getByText(/mail\.ru and rambler\.ru may reject our emails/)).toBeVisible()
})

test('has no status that is empty: a screen reader would say that it is one', async () => {
  await open()

  expect([...document.querySelectorAll('[role=status]:empty')]).toEqual([])
})

test('says nothing before the first try, then what is missing beside each field and in one list, and goes to the first', async () => {
  await open()
  expect(screen.queryByText(say('field.required'))).toBeNull()

  await sendReception()

  const summary = screen.getByText(say('summary.title')).closest('[role=alert]') as HTMLElement
  expect(within(summary).getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
    'Last name: Required field',
    'First name: Required field',
    'Email: Required field',
    'Telephone: Required field',
    'Category: Category not selected',
    'Your question: Required field',
    'I agree to the collection and processing of my personal data: It cannot be sent without your consent',
    'I am not a robot: Please confirm that you are not a robot',
  ])
  expect(field('Category')).toHaveAccessibleDescription('Category not selected')
  await waitFor(() => expect(field('Last name')).toHaveFocus())
  expect(mocks.calls('sendQuestion')).toEqual([])
})

test('how the question fares can be asked without typing its number and code, until its receipt is put away', async () => {
  mocks.on('sendQuestion').example('received')
  renderInSite(<StatusCheck shell={shell()} />)
  await open()
  const asked = () => ['number', 'code'].map((name) => document.querySelector<HTMLInputElement>(`input[name=${name}]`)?.value)
  await fillReception()
  expect(asked()).toEqual(['', ''])

  await sendReception()

  const another = await screen.findByRole('button', { name: say('reception.another') })
  await waitFor(() => expect(asked()).toEqual(['Q-7F3R-9WDN', '4GLD-R82V-J6NQ']))
  await user.click(another)
  expect(asked()).toEqual(['', ''])
})

test('sends what was filled in, and shows number, code and what comes next', async () => {
  mocks.on('sendQuestion').example('received')
  await open()
  await fillReception()
  // As it is copied from a page; told as it was sent.
  await user.clear(field('Email'))
  await enter(field('Email'), 'mailto:aigerim@post.example')

  await sendReception()

  expect(await screen.findByRole('heading', { name: say('reception.sent') })).toHaveFocus()
  for (const text of ['Q-7F3R-9WDN', '4GLD-R82V-J6NQ', 'Answer due by 10 December 2026', say('reception.next').replace('{{email}}', 'aigerim@post.example')]) expect(screen.getByText(text)).toBeVisible()
  expect(await screen.findByText('Number: Q-7F3R-9WDN')).toBeVisible()
  // Of the page that it may stand on.
  expect(screen.getByRole('link', { name: say('reception.check') })).toHaveAttribute('href', '/en/reception#status')
  const [{ body, header, request } = {}] = mocks.calls('sendQuestion')
  expect(body).toMatchObject({
    question: { question: { lastName: 'Сәрсенова', firstName: 'Айгерім', email: 'aigerim@post.example', mobile: '+7-(701)-555-01-27', category: { id: 2 }, question: 'Жатақхана бар ма?', document: null, language: 'en' }, count: 0 },
    consentVersion: '2026-09-01',
    website: '',
  })
  expect([header?.['Idempotency-Key'], request?.url]).toEqual([expect.stringMatching(/^[0-9a-f]{32}$/), 'http://localhost/api/reception/sendQuestion'])
  expect(sessionStorage).toHaveLength(0)
})

test('what was sent is there to be seen in another language, too, without the focus, until its sender asks anew: the code comes but once', async () => {
  mocks.on('sendQuestion').example('received')
  const { unmount } = await open()
  await fillReception()
  await sendReception()
  await screen.findByText('4GLD-R82V-J6NQ')
  unmount()

  renderInSite(<ReceptionForm shell={shell()} />, { language: 'ru' })

  expect(await screen.findByRole('heading', { name: messages.ru['reception.sent'] as string })).not.toHaveFocus()
  expect(screen.getByText('4GLD-R82V-J6NQ')).toBeVisible()
  expect(screen.getByLabelText(messages.ru['reception.question'] as string, { exact: false })).not.toBeVisible()

  await user.click(screen.getByRole('button', { name: messages.ru['reception.another'] as string }))
  cleanup()
  await open()
  expect(field('Your question')).toBeVisible()
  expect(screen.queryByText('4GLD-R82V-J6NQ')).toBeNull()
})

describe('sent off while the captcha is being solved', () => {
  const captcha = () => field(say('captcha.label'))
  const sending = () => screen.getByRole('button', { name: say('send.sending') })

  async function sendEarly() {
    let solve = () => {}
    const gate = new Promise<void>((resolve) => (solve = resolve))
    jest.spyOn(globalThis, 'fetch').mockImplementation(async (request) => {
      if ((request as Request).url.includes('/captcha/')) await gate
      return mocks.fetch(request as Request)
    })
    await open()
    await fillReception({ isProven: false })
    await user.click(field(say('field.consent')))
    await user.click(captcha())
    await sendReception()
    expect(sending()).toHaveAttribute('aria-disabled', 'true')
    expect([screen.queryByText(say('summary.title')), screen.queryByText(say('field.captcha'))]).toEqual([null, null])
    return solve
  }

  test('it is sent as soon as that is done, once', async () => {
    const solve = await sendEarly()
    await user.click(sending())

    solve()

    expect(await screen.findByRole('heading', { name: say('reception.sent') })).toHaveFocus()
    expect(mocks.calls('sendQuestion')).toHaveLength(1)
  })

  test('it is not sent when that fails: the focus goes there', async () => {
    jest.spyOn(console, 'error').mockImplementation(() => undefined)
    mocks.on('getCaptchaChallenge').fail('network')
    const solve = await sendEarly()

    solve()

    await waitFor(() => expect(captcha()).toHaveFocus())
    expect([screen.getByText(say('captcha.offline')), mocks.calls('sendQuestion')]).toEqual([expect.anything(), []])
    expect(screen.queryByText(say('send.sending'))).toBeNull()
  })

  test.each([
    ['cancels', () => screen.getByRole('button', { name: say('send.cancel') })],
    ['takes the tick away', captcha],
  ])('it is not sent when its sender %s', async (_, way) => {
    const solve = await sendEarly()

    await user.click(way())
    solve()
    await new Promise((resolve) => setTimeout(resolve, 50))

    expect(mocks.calls('sendQuestion')).toEqual([])
    expect(sendButton()).toHaveAttribute('aria-disabled', 'false')
  })
})

test('after a success the form is empty, its button waits for something to be filled in, and another question has another key', async () => {
  await open()
  await fillReception()
  await sendReception()
  await user.click(await screen.findByRole('button', { name: say('reception.another') }))

  expect([field('Last name'), field('Your question'), field(say('captcha.label'))].map((input) => (input as HTMLInputElement).value)).toEqual(['', '', expect.anything()])
  expect(field(say('captcha.label'))).not.toBeChecked()
  expect(sendButton()).toBeDisabled()
  await waitFor(() => expect(field('Last name')).toHaveFocus())
  await fillReception()
  expect(sendButton()).toBeEnabled()
  await sendReception()

  await screen.findByRole('button', { name: say('reception.another') })
  expect(new Set(keys()).size).toBe(2)
})

test('goes to the reception’s own host, and nothing else does', async () => {
  await open({ receptionUrl: 'https://reception.example' })
  await fillReception()

  await sendReception()

  await screen.findByRole('button', { name: say('reception.another') })
  const hosts = [...mocks.calls('sendQuestion'), ...mocks.calls('getCaptchaChallenge'), ...mocks.calls('listRequestCategories')].map(({ request }) => new URL(request.url).origin)
  expect(hosts).toEqual(['https://reception.example', 'http://localhost', 'http://localhost'])
})

test('two clicks send once', async () => {
  mocks.on('sendQuestion').delay(50)
  await open()
  await fillReception()

  await user.dblClick(sendButton())

  await screen.findByRole('button', { name: say('reception.another') })
  expect(mocks.calls('sendQuestion')).toHaveLength(1)
})

test('an answer that was lost is asked for again under the same key, and the visitor sees nothing of it', async () => {
  mocks.on('sendQuestion').fail('network').once()
  await open()
  await fillReception()

  await sendReception()

  await screen.findByRole('button', { name: say('reception.another') }, { timeout: 3000 })
  expect(keys()).toEqual([keys()[0], keys()[0]])
  expect(onFailed).not.toHaveBeenCalled()
})

test('a failure empties the form, tells of it, and offers what was typed; sent again it goes under the same key', async () => {
  const log = jest.spyOn(console, 'error').mockImplementation(() => undefined)
  mocks.on('sendQuestion').fail('badResponse', 'brokenJson')
  await open()
  await fillReception()

  await sendReception()

  expect(await screen.findByText(say('failure.title'))).toBeVisible()
  expect(log).toHaveBeenCalledWith('A submission failed', expect.objectContaining({ message: 'failure.network' }))
  expect(onFailed).toHaveBeenCalledTimes(1)
  expect([field('Last name'), field('Your question')].map((input) => (input as HTMLInputElement).value)).toEqual(['', ''])
  await waitFor(() => expect(field(say('captcha.label'))).not.toBeChecked())
  expect(sendButton()).toBeDisabled()
  const offer = within(screen.getByRole('region', { name: say('draft.title') }))
  // It may have arrived.
  expect(offer.getByText(say('failure.network'), { exact: false })).toBeVisible()
  expect(screen.getByRole('region', { name: say('draft.title') })).toHaveFocus()

  mocks.on('sendQuestion').example('received')
  await user.click(offer.getByRole('button', { name: say('draft.restore') }))
  expect([field('Last name'), field('Your question'), field('Telephone')].map((input) => (input as HTMLInputElement).value)).toEqual(['Сәрсенова', 'Жатақхана бар ма?', '+7-(701)-555-01-27'])
  await prove()
  await sendReception()

  expect(await screen.findByText('Q-7F3R-9WDN')).toBeVisible()
  expect(new Set(keys()).size).toBe(1)
})

test('who changes a text whose answer was lost is told that the former has arrived, and sends another question only by sending once more', async () => {
  jest.spyOn(console, 'error').mockImplementation(() => undefined)
  mocks.on('sendQuestion').fail('badResponse', 'brokenJson')
  await open()
  await fillReception()
  await sendReception()
  const takeBack = async () => user.click(await screen.findByRole('button', { name: say('draft.restore') }))
  await takeBack()

  mocks.on('sendQuestion').fail('badRequest', 422, { code: 'idempotency_mismatch', errors: { 'idempotency-key': ['mismatch'] } })
  await user.type(field('Your question'), ' Ал монша?')
  await prove()
  await sendReception()

  const offer = await screen.findByRole('region', { name: say('draft.title') })
  await waitFor(() => expect(offer).toHaveTextContent(say('failure.arrived')))
  expect(new Set(keys()).size).toBe(1)

  mocks.on('sendQuestion').example('received')
  await takeBack()
  expect(field('Your question')).toHaveValue('Жатақхана бар ма? Ал монша?')
  await prove()
  await sendReception()

  await screen.findByRole('button', { name: say('reception.another') })
  expect(new Set(keys()).size).toBe(2)
})

test.each<[string, 400 | 429, number]>([
  ['has another key where the server has refused the former', 400, 2],
  ['has the same key where nobody knows what became of the former', 429, 1],
])('a changed text %s', async (_, status, count) => {
  jest.spyOn(console, 'error').mockImplementation(() => undefined)
  mocks.on('sendQuestion').fail('badRequest', status)
  await open()
  await fillReception()
  await sendReception()
  await user.click(await screen.findByRole('button', { name: say('draft.restore') }))

  mocks.on('sendQuestion').example('received')
  await user.type(field('Your question'), ' Ал монша?')
  await prove()
  await sendReception()

  await screen.findByRole('button', { name: say('reception.another') })
  expect(new Set(keys()).size).toBe(count)
})

test('what the server finds wrong is said beside its field when the draft is taken back, until it is changed', async () => {
  jest.spyOn(console, 'error').mockImplementation(() => undefined)
  mocks.on('sendQuestion').fail('badRequest', 400, { code: 'invalid_request', errors: { 'question.question.email': ['format'] } })
  await open()
  await fillReception()
  await user.clear(field('Email'))
  await user.type(field('Email'), 'aigerim@post')

  await sendReception()
  await user.click(await screen.findByRole('button', { name: say('draft.restore') }))

  expect(field('Email')).toHaveAccessibleDescription(say('field.email'))
  await waitFor(() => expect(field('Email')).toHaveFocus())
  await user.type(field('Email'), '.example')
  expect(field('Email')).toBeValid()
  // The address was no fault of the test.
  mocks.reset()
})

test('says that an address is none when it was changed, and keeps nobody from sending it', async () => {
  await open()
  await fillReception()
  await user.clear(field('Email'))
  await user.type(field('Email'), 'aigerim@post')
  await user.tab()

  expect(field('Email')).toHaveAccessibleDescription(say('field.email'))

  jest.spyOn(console, 'error').mockImplementation(() => undefined)
  mocks.on('sendQuestion').fail('badRequest', 400)
  await sendReception()
  await screen.findByRole('region', { name: say('draft.title') })
  expect(mocks.calls('sendQuestion').map(({ body }) => body.question.question.email)).toEqual(['aigerim@post'])
  // The address was no fault of the test.
  mocks.reset()
})

test.each([
  ['+44 7911 123456', 'field.phone_country'],
  ['701 555', 'field.phone'],
])('sends nothing with the number %s, and says why', async (number, message) => {
  await open()
  await enter(field('Telephone'), number)

  await sendReception()

  const summary = screen.getByText(say('summary.title')).closest('[role=alert]') as HTMLElement
  expect(within(summary).getByText(`: ${say(message)}`, { exact: false })).toBeVisible()
  expect(field('Telephone')).toHaveAccessibleDescription(say(message))
})

test('says how long to wait where too many ask', async () => {
  jest.spyOn(console, 'error').mockImplementation(() => undefined)
  mocks.on('sendQuestion').answer(429, (_, usual) => ({ ...usual, code: 'too_many_requests' as const, retry_after: 240 }))
  await open()
  await fillReception()

  await sendReception()

  expect(await screen.findByText(`${say('failure.rate_limited')} Try again in 4 min.`)).toBeVisible()
})

test('a consent that holds no longer is asked for anew, with the text that holds now', async () => {
  jest.spyOn(console, 'error').mockImplementation(() => undefined)
  mocks.on('sendQuestion').answer(422, (_, usual) => ({ ...usual, code: 'consent_outdated', errors: { consentVersion: ['outdated'] } })).once()
  await open()
  await fillReception()
  mocks.on('getSettings').answer(200, (_, usual) => ({ ...usual, consent: { ...usual.consent, version: '2026-12-01' } }))
  await sendReception()
  await user.click(await screen.findByRole('button', { name: say('draft.restore') }))

  expect(field(say('field.consent'))).not.toBeChecked()
  await prove()
  await sendReception()

  await screen.findByRole('button', { name: say('reception.another') })
  expect(mocks.calls('sendQuestion').map(({ body }) => body.consentVersion)).toEqual(['2026-09-01', '2026-12-01'])
})

test('who cancels has the form as it was', async () => {
  jest.spyOn(console, 'error').mockImplementation(() => undefined)
  mocks.on('sendQuestion').fail('timeout')
  await open()
  await fillReception()
  await sendReception()

  await user.click(await screen.findByRole('button', { name: say('send.cancel') }))

  expect(await screen.findByText(say('failure.aborted'))).toBeVisible()
  expect(field('Your question')).toHaveValue('Жатақхана бар ма?')
  expect(onFailed).not.toHaveBeenCalled()
  expect(sendButton()).toHaveFocus()
})

test('what is changed while it is sent is kept where it fails, and nobody finds fault with it', async () => {
  const logged = jest.spyOn(console, 'error').mockImplementation(() => undefined)
  mocks.on('sendQuestion').fail('badRequest', 400, { errors: { 'question.question.lastName': ['maxLength'], 'question.question.question': ['maxLength'] } })
  await open()
  await fillReception()
  const letGo = holdSending()
  await sendReception()

  await user.type(field('Your question'), ' Тағы бір сұрақ.')
  letGo()
  await waitFor(() => expect(onFailed).toHaveBeenCalled())
  await user.click(await screen.findByRole('button', { name: say('draft.restore') }))

  expect(field('Your question')).toHaveValue('Жатақхана бар ма? Тағы бір сұрақ.')
  expect(field('Your question')).toBeValid()
  expect(field('Last name')).toBeInvalid()
  expect(logged).toHaveBeenCalled()
})

test('keeps what was filled in, its files, too, when the language of the page changes', async () => {
  const { show } = await open()
  await user.type(field('Last name'), 'Сәрсенова')
  await user.upload(field(say('reception.document')), new File(['%PDF-1.7'], 'plan.pdf', { type: 'application/pdf' }))

  show(<ReceptionForm shell={shell()} onFailed={onFailed} />, { language: 'ru' })

  expect(await screen.findByLabelText(messages.ru['reception.last_name'] as string, { exact: false })).toHaveValue('Сәрсенова')
  // Seen again as soon as its words are there.
  await waitFor(() => expect(screen.getByText('plan.pdf')).toBeVisible())
})

test('who cancels before the text of the consent is known sends nothing', async () => {
  jest.spyOn(console, 'error').mockImplementation(() => undefined)
  mocks.on('getSettings').fail('timeout')
  await open()
  await fillReception()
  await sendReception()

  await user.click(screen.getByRole('button', { name: say('send.cancel') }))

  expect(await screen.findByText(say('failure.aborted'))).toBeVisible()
  expect(mocks.calls('sendQuestion')).toEqual([])
})

test('nobody agrees to a text whose address was not there to see', async () => {
  jest.spyOn(console, 'error').mockImplementation(() => undefined)
  mocks.on('getSettings').fail('badRequest', 400).answer(200)
  await open()
  await fillReception()
  expect(screen.queryByRole('link', { name: /Text of the consent/ })).toBeNull()

  await sendReception()

  await user.click(await screen.findByRole('button', { name: say('draft.restore') }))
  expect(mocks.calls('sendQuestion')).toEqual([])
  expect(screen.getByRole('link', { name: /Text of the consent/ })).toBeVisible()
  await prove()
  await sendReception()
  expect(await screen.findByRole('heading', { name: say('reception.sent') })).toBeVisible()
})

test('categories that do not come are logged, and asked for again on demand', async () => {
  const log = jest.spyOn(console, 'error').mockImplementation(() => undefined)
  mocks.on('listRequestCategories').fail('network').once()
  renderInSite(<ReceptionForm shell={shell()} />)

  await user.click(await screen.findByRole('button', { name: say('reception.retry') }))

  expect(await screen.findByRole('option', { name: 'Complaint' })).toBeInTheDocument()
  expect(field('Category')).toHaveFocus()
  expect(log).toHaveBeenCalledWith('The categories of questions failed to load', expect.objectContaining({ kind: 'network' }))
})

const open = (fields = {}) => openReception(fields, onFailed)
const keys = () => keysOf(mocks)
