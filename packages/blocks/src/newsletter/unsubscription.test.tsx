import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { BlockFrame } from '../testing/block-frame'
import { say } from '../testing/messages'
import { mockPageApi } from '../testing/mock-api'
import { Unsubscription } from './unsubscription'

const token = 'Wd2nP9sLx4VgT7yEo1BkHq'
const mocks = mockPageApi()

test('ends the subscription when the reader presses the button, and not before', async () => {
  mocks.on('unsubscribe').answer(200, { status: 'unsubscribed' })
  show(`?token=${token}`)
  expect(mocks.calls('unsubscribe')).toEqual([])

  await userEvent.click(button('newsletter.leave'))

  expect(await heading('newsletter.left')).toBeVisible()
  expect(screen.getByRole('status')).toHaveFocus()
  expect(mocks.calls('unsubscribe').map(({ body }) => body)).toEqual([{ token }])
})

test('says that it is at work, without a button to press again', async () => {
  mocks.on('unsubscribe').answer(200, { status: 'unsubscribed' }).delay(60_000)
  show(`?token=${token}`)

  await userEvent.click(button('newsletter.leave'))

  expect(await heading('list.loading')).toBeVisible()
  expect(screen.queryByRole('button')).toBeNull()
})

test('says that a token is not valid which the server does not know', async () => {
  mocks.on('unsubscribe').fail('badRequest', 404)
  show(`?token=${token}`)

  await userEvent.click(button('newsletter.leave'))

  expect(await heading('newsletter.invalid')).toBeVisible()
})

test('offers nothing to press where the link has no token', async () => {
  show('')

  expect(await heading('newsletter.invalid')).toBeVisible()
  expect(screen.queryByRole('button')).toBeNull()
})

test('offers another try after a failure', async () => {
  mocks.on('unsubscribe').fail('badResponse').once()
  show(`?token=${token}`)
  await userEvent.click(button('newsletter.leave'))
  const retry = await screen.findByRole('button', { name: say('en', 'list.retry') })
  mocks.on('unsubscribe').answer(200, { status: 'unsubscribed' })

  await userEvent.click(retry)

  expect(await heading('newsletter.left')).toBeVisible()
})

function show(search: string) {
  render(
    <BlockFrame language="en" environment={{ search }}>
      <Unsubscription />
    </BlockFrame>,
  )
}

function heading(key: string) {
  return screen.findByRole('heading', { name: say('en', key) })
}

function button(key: string) {
  return screen.getByRole('button', { name: say('en', key) })
}
