/** @alone It counts calls of what looks at the clock for as long as the page is there. */
import { act, cleanup, fireEvent, screen } from '@testing-library/react'
import { createClient } from '@university/api-client/client'
import { createMocks } from '@university/api-client/testing'
import axe from 'axe-core'
import { createForm } from 'final-form'
import { useState } from 'react'
import { Form } from 'react-final-form'
import { languages } from '../../i18n/languages'
import { fakeWorkers } from '../../testing/fake-worker'
import { messages, renderInSite } from '../../testing/render-in-site'
import { FormProvider } from '../form-context'
import { CaptchaField } from './captcha-field'

const minute = 60_000
const now = Date.parse('2026-11-21T06:00:00Z')
const mocks = createMocks()
const client = createClient({ baseUrl: 'http://site.example', fetch: (request) => mocks.fetch(request) })
const say = (key: string) => messages.en[key] as string
const onChange = jest.fn<void, [string]>()
let workers: ReturnType<typeof fakeWorkers>
let log: jest.SpyInstance

beforeEach(() => {
  workers = fakeWorkers()
  jest.useFakeTimers({ now })
  log = jest.spyOn(console, 'error').mockImplementation(() => undefined)
  // The mocks have no header with the server's time: both clocks are the same.
  mocks.on('getCaptchaChallenge').answer(200, (_, usual) => ({ ...usual, parameters: { ...usual.parameters, expiresAt: Date.now() / 1000 + 20 * 60 } }))
})

afterEach(() => {
  jest.useRealTimers()
  mocks.assertNoFaults()
  mocks.reset()
  seePage('visible')
})

test.each(languages)('is a checkbox with label and description in %s, and asks the server for nothing before it is ticked', (language) => {
  renderInSite(<Held />, { language })

  expect(box()).toHaveAccessibleName(messages[language]['captcha.label'])
  expect(box()).toHaveAccessibleDescription(messages[language]['captcha.hint'])
  expect(box()).not.toBeChecked()
  expect(box()).toHaveAttribute('aria-required', 'true')
  expect(mocks.calls('getCaptchaChallenge')).toEqual([])
})

test('solves a challenge when it is ticked, tells the state politely, and gives the form the solution', async () => {
  mocks.on('getCaptchaChallenge').delay(300).once()
  renderInSite(<Held />)

  tick()
  expect(status()).toHaveTextContent(say('captcha.working'))
  expect(box()).toBeChecked()
  expect(onChange).not.toHaveBeenCalled()
  await pass(400)

  expect(status()).toHaveTextContent(say('captcha.verified'))
  expect(box()).toBeChecked()
  expect(box()).toHaveAccessibleDescription(`${say('captcha.hint')} ${say('captcha.verified')}`)
  expect(onChange.mock.calls).toEqual([[expect.stringMatching(/^[A-Za-z0-9+/]{20,}={0,2}$/)]])
})

test('takes the solution back when the tick is taken away', async () => {
  await verify()

  tick()

  expect(box()).not.toBeChecked()
  expect(status()).toBeEmptyDOMElement()
  expect(lastValue()).toBe('')
})

test('stops the work when the tick is taken away meanwhile, and begins anew with the next one', async () => {
  workers.manner = 'hang'
  renderInSite(<Held />)
  tick()
  await pass(1000)

  tick()
  await pass(0)
  expect(workers.made.filter(({ isRunning }) => isRunning)).toEqual([])
  expect(onChange).not.toHaveBeenCalled()

  workers.manner = 'find'
  tick()
  await pass(0)
  expect(status()).toHaveTextContent(say('captcha.verified'))
  expect(log).not.toHaveBeenCalled()
})

test.each([
  ['captcha.offline', () => mocks.on('getCaptchaChallenge').fail('network').once()],
  ['captcha.rate_limited', () => mocks.on('getCaptchaChallenge').fail('badRequest', 429).once()],
  ['captcha.failed', () => mocks.on('getCaptchaChallenge').fail('badResponse').once()],
])('says %s, unticks itself where the focus stays, and can be tried again', async (key, fail) => {
  fail()
  renderInSite(<Held error="field.captcha" />)
  act(() => box().focus())
  tick()
  await pass(0)

  expect(status()).toHaveTextContent(say(key))
  expect(box()).not.toBeChecked()
  expect(box()).toBeInvalid()
  expect(box()).toHaveFocus()
  expect(screen.queryByText(say('field.captcha'))).toBeNull()
  expect(log).toHaveBeenCalledTimes(1)

  tick()
  await pass(0)
  expect(status()).toHaveTextContent(say('captcha.verified'))
})

test('is solved anew a minute before it expires, and nobody notices', async () => {
  await verify()
  act(() => box().focus())
  const first = lastValue()

  await pass(18.5 * minute)
  expect(onChange).toHaveBeenCalledTimes(1)
  mocks.on('getCaptchaChallenge').delay(20_000).once()
  await pass(0.75 * minute)
  expect(status()).toHaveTextContent(say('captcha.verified'))

  await pass(20_000)
  expect(mocks.calls('getCaptchaChallenge').length).toBe(2)
  expect(onChange).toHaveBeenCalledTimes(2)
  expect(lastValue()).not.toBe(first)
  expect(lastValue()).not.toBe('')
  expect(box()).toBeChecked()
  expect(box()).toHaveFocus()

  await pass(20 * minute)
  expect(onChange).toHaveBeenCalledTimes(3)
})

test('tries again until it expires when it cannot be solved anew at once', async () => {
  await verify()
  mocks.on('getCaptchaChallenge').fail('network').times(2)

  await pass(19.9 * minute)

  expect(status()).toHaveTextContent(say('captcha.verified'))
  expect(onChange).toHaveBeenCalledTimes(2)
})

test('says that it has expired when it could not be solved anew, and the form loses the solution', async () => {
  await verify()
  mocks.on('getCaptchaChallenge').fail('network')

  await pass(21 * minute)

  expect(status()).toHaveTextContent(say('captcha.expired'))
  expect(box()).not.toBeChecked()
  expect(lastValue()).toBe('')
  const asked = mocks.calls('getCaptchaChallenge').length
  await pass(60 * minute)
  expect(mocks.calls('getCaptchaChallenge').length).toBe(asked)
})

test('waits for the reader in a tab that nobody sees, and takes back what expired there until it is solved anew', async () => {
  await verify()
  seePage('hidden')
  await pass(60 * minute)
  expect(mocks.calls('getCaptchaChallenge').length).toBe(1)
  mocks.on('getCaptchaChallenge').delay(500).once()

  seePage('visible')
  expect(lastValue()).toBe('')
  expect(status()).toHaveTextContent(say('captcha.working'))
  expect(box()).toBeChecked()
  await pass(600)

  expect(status()).toHaveTextContent(say('captcha.verified'))
  expect(lastValue()).not.toBe('')
})

test('looks at the clock when the device wakes: timers stood still meanwhile', async () => {
  await verify()

  jest.setSystemTime(now + 19.5 * minute)
  seePage('visible')
  await pass(0)

  expect(onChange).toHaveBeenCalledTimes(2)
  expect(lastValue()).not.toBe('')
})

test('is solved anew when the clock was set back: how old it is nobody knows', async () => {
  await verify()

  jest.setSystemTime(now - 300 * minute)
  await pass(minute)

  expect(onChange).toHaveBeenCalledTimes(2)
  expect(status()).toHaveTextContent(say('captcha.verified'))
})

test('loses its tick when the form is emptied', async () => {
  renderInSite(<Held />)
  tick()
  await pass(0)
  expect(screen.getByText('has one')).toBeVisible()

  fireEvent.click(screen.getByText('Empty'))

  expect(box()).not.toBeChecked()
  expect(screen.getByText('has none')).toBeVisible()
})

test('leaves nothing behind when it goes', async () => {
  workers.manner = 'hang'
  const { unmount } = renderInSite(<Held />)
  tick()
  await pass(1000)

  unmount()
  await pass(60 * minute)

  expect(workers.made.filter(({ isRunning }) => isRunning)).toEqual([])
  expect(mocks.calls('getCaptchaChallenge').length).toBe(1)
  expect([onChange.mock.calls, log.mock.calls]).toEqual([[], []])
})

test('is not solved anew when it has gone', async () => {
  await verify()

  cleanup()
  jest.setSystemTime(now + 19.5 * minute)
  seePage('visible')
  await pass(minute)

  expect(mocks.calls('getCaptchaChallenge').length).toBe(1)
})

test('ties what the form has against it to the checkbox', () => {
  renderInSite(<Held error="field.captcha" />)

  expect(box()).toBeInvalid()
  expect(box()).toHaveAccessibleDescription(`${say('captcha.hint')} ${say('field.captcha')}`)
})

test.each(['idle', 'working', 'verified', 'failed', 'wrong'])('has no fault that axe can find when it is %s', async (state) => {
  if (state === 'working') workers.manner = 'hang'
  if (state === 'failed') mocks.on('getCaptchaChallenge').fail('network').once()
  const { container } = renderInSite(<Held error={state === 'wrong' ? 'field.captcha' : undefined} />)
  if (state !== 'idle' && state !== 'wrong') tick()
  await pass(100)
  jest.useRealTimers()

  const { violations } = await axe.run(container, { resultTypes: ['violations'], rules: { 'color-contrast': { enabled: false }, region: { enabled: false } } })

  expect(violations.map(({ id }) => id)).toEqual([])
})

/** In a form that has something against it. */
function Held({ error }: { error?: string | undefined }) {
  const [form] = useState(() => {
    const made = createForm<{ captcha: string }>({ onSubmit: () => undefined, initialValues: { captcha: '' } })
    const { change } = made
    made.change = (name, value) => {
      // The field says what it begins with, too.
      if (value !== made.getState().values.captcha) onChange(String(value))
      change(name, value)
    }
    return made
  })
  return (
    <FormProvider value={{ id: 'form', site: 'main', client, fields: { captcha: { label: 'captcha.label' } }, refusalOf: () => error, isProving: false, onCaptcha: () => undefined }}>
      <Form form={form} onSubmit={() => undefined}>
        {({ values }) => (
          <>
            <CaptchaField />
            <button onClick={() => form.restart()}>Empty</button>
            <p>{values.captcha ? 'has one' : 'has none'}</p>
          </>
        )}
      </Form>
    </FormProvider>
  )
}

async function verify(): Promise<void> {
  renderInSite(<Held />)
  tick()
  await pass(0)
  expect(status()).toHaveTextContent(say('captcha.verified'))
}

/** Time goes by in steps, as React draws only between them. */
async function pass(ms: number): Promise<void> {
  for (let left = ms; left >= 0; left -= 15_000) await act(() => jest.advanceTimersByTimeAsync(Math.min(left, 15_000)))
}

/** Whether somebody looks at the tab. */
function seePage(state: DocumentVisibilityState): void {
  Object.defineProperty(document, 'visibilityState', { configurable: true, value: state })
  act(() => void document.dispatchEvent(new Event('visibilitychange')))
}

const box = () => screen.getByRole('checkbox')
const status = () => document.querySelector('[aria-live=polite]')
const tick = () => fireEvent.click(box())
const lastValue = () => onChange.mock.lastCall?.[0]
