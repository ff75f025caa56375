import { act, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { BlockFrame } from '../testing/block-frame'
import { languages, say } from '../testing/messages'
import { mockPageApi } from '../testing/mock-api'
import { Activation } from './activation'
import { Unsubscription } from './unsubscription'

const token = 'b3Y8mZt1Qf6wXh0uKc5RjA'
const mocks = mockPageApi()

test.each(languages)('a confirmation that too many ask for says in %s how long to wait', async (language) => {
  mocks.on('activateSubscription').fail('badRequest', 429)

  confirm(language)

  expect(await screen.findByText(say(language, 'newsletter.wait_text', { minutes: 4 }))).toBeVisible()
  expect(screen.getByRole('button', { name: say(language, 'list.retry') })).toBeVisible()
})

test.each([
  ['the network fails', () => mocks.on('activateSubscription').fail('network'), 'newsletter.failed_text'],
  ['the server breaks', () => mocks.on('activateSubscription').fail('badResponse', 'brokenJson'), 'newsletter.server_text'],
  ['the page was open for too long', () => mocks.on('activateSubscription').fail('badRequest', 403), 'newsletter.expired_text'],
])('a confirmation says what to do when %s', async (_, prepare, key) => {
  prepare()

  confirm()

  expect(await screen.findByText(say('en', key))).toBeVisible()
})

test('a confirmation without an answer ends', async () => {
  jest.useFakeTimers()
  mocks.on('activateSubscription').fail('timeout')

  confirm()
  await act(() => jest.advanceTimersByTimeAsync(20_000))
  jest.useRealTimers()

  expect(screen.getByText(say('en', 'newsletter.failed_text'))).toBeVisible()
})

test('leaving says how long to wait, too', async () => {
  mocks.on('unsubscribe').answer(503, (_, usual) => ({ ...usual, retry_after: 60 }))
  render(
    <BlockFrame language="en" environment={{ search: `?token=${token}` }}>
      <Unsubscription />
    </BlockFrame>,
  )

  await userEvent.click(screen.getByRole('button', { name: say('en', 'newsletter.leave') }))

  expect(await screen.findByText(say('en', 'newsletter.wait_text', { minutes: 1 }))).toBeVisible()
})

function confirm(language: (typeof languages)[number] = 'en') {
  render(
    <BlockFrame language={language} environment={{ search: `?token=${token}` }}>
      <Activation />
    </BlockFrame>,
  )
}
