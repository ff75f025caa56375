import { render, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { StrictMode } from 'react'
import { renderToString } from 'react-dom/server'
import { BlockFrame } from '../testing/block-frame'
import { say } from '../testing/messages'
import { mockPageApi } from '../testing/mock-api'
import { Activation } from './activation'

const token = 'b3Y8mZt1Qf6wXh0uKc5RjA'
const mocks = mockPageApi()

test('calls nothing on the server, where the page only says that it is at work', () => {
  const html = renderToString(page(`?token=${token}`))

  expect(html).toContain(say('en', 'newsletter.confirming'))
  expect(mocks.calls('activateSubscription')).toEqual([])
})

test('confirms once, with the token of the link, also where React runs its effects twice', async () => {
  mocks.on('activateSubscription').answer(200, { status: 'activated', email_masked: 'a•••••m@post.example' })

  const { rerender } = render(<StrictMode>{page(`?token=${token}`)}</StrictMode>)
  expect(await heading('newsletter.activated')).toBeVisible()
  rerender(<StrictMode>{page(`?token=${token}`)}</StrictMode>)

  expect(mocks.calls('activateSubscription').map(({ body }) => body)).toEqual([{ token }])
  expect(screen.getByRole('status')).toHaveTextContent(say('en', 'newsletter.goes_to', { email: 'a•••••m@post.example' }))
  expect(screen.getByRole('link', { name: say('en', 'home.latest_news') })).toHaveAttribute('href', '/en/news')
})

test('says so where the link was opened before', async () => {
  mocks.on('activateSubscription').answer(200, { status: 'already_active', email_masked: 'a•••••m@post.example' })

  render(page(`?token=${token}`))

  expect(await heading('newsletter.already_active')).toBeVisible()
})

test('an expired link is called so, and leads to another subscription', async () => {
  mocks.on('activateSubscription').answer(200, { status: 'expired', email_masked: null })

  render(page(`?token=${token}`))

  expect(await heading('newsletter.link_expired')).toBeVisible()
  expect(screen.getByRole('link', { name: say('en', 'newsletter.subscribe_again') })).toHaveAttribute('href', '/en/newsletter/subscribe')
})

test.each([404, 400] as const)('so does a token that the server does not know, or that is none: %i', async (status) => {
  mocks.on('activateSubscription').fail('badRequest', status)

  render(page(`?token=${token}`))

  expect(await heading('newsletter.invalid')).toBeVisible()
})

test.each(['', '?token=', '?token=short', '?token=<script>alert(1)</script>'])('calls nothing for %j, which has no token', async (search) => {
  render(page(search))

  expect(await heading('newsletter.invalid')).toBeVisible()
  expect(mocks.calls('activateSubscription')).toEqual([])
})

test('offers another try after a failure, and keeps the focus in its place', async () => {
  mocks.on('activateSubscription').fail('network').once()
  render(page(`?token=${token}`))
  const retry = await screen.findByRole('button', { name: say('en', 'list.retry') })
  mocks.on('activateSubscription').answer(200, { status: 'activated', email_masked: null })

  await userEvent.click(retry)

  expect(await heading('newsletter.activated')).toBeVisible()
  expect(screen.getByRole('status')).toHaveFocus()
  await waitFor(() => expect(mocks.calls('activateSubscription')).toHaveLength(2))
})

function page(search: string) {
  return (
    <BlockFrame language="en" environment={{ search }}>
      <Activation />
    </BlockFrame>
  )
}

function heading(key: string) {
  return screen.findByRole('heading', { name: say('en', key) })
}
