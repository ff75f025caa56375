import { render, screen } from '@testing-library/react'
import { renderToStaticMarkup } from 'react-dom/server'
import { BlockFrame } from '../testing/block-frame'
import { say } from '../testing/messages'
import { SubscriptionNotice } from './subscription-notice'

test('says which address a letter went to', () => {
  show('?email=aigerim%2Bnews%40post.example')

  expect(screen.getByRole('heading', { name: say('en', 'newsletter.sent') })).toBeVisible()
  expect(screen.getByText(say('en', 'newsletter.sent_text', { email: 'aigerim+news@post.example' }))).toBeVisible()
})

test('leads on to the news', () => {
  show('?email=aigerim%40post.example')

  expect(screen.getByRole('link', { name: say('en', 'home.latest_news') })).toHaveAttribute('href', '/en/news')
})

test('takes every address that the box takes', () => {
  show('?email=a%40b.c')

  expect(screen.getByText(say('en', 'newsletter.sent_text', { email: 'a@b.c' }))).toBeVisible()
})

test.each(['', '?email=', '?email=Your account is blocked, call us', '?email=<b>a@b.example</b>', `?email=${'a'.repeat(250)}@post.example`])('explains how to subscribe for %j', (search) => {
  show(search)

  expect(screen.getByRole('heading', { name: say('en', 'newsletter.how') })).toBeVisible()
  expect(screen.queryByText(/@|blocked/)).toBeNull()
})

test('says with how to subscribe, in one card, that it needs a script', () => {
  document.body.innerHTML = renderToStaticMarkup(framed(''))

  const card = screen.getByText(say('en', 'newsletter.how_text')).parentElement
  expect(card?.querySelector('noscript')?.textContent).toContain(say('en', 'newsletter.needs_script'))
  document.body.innerHTML = ''
})

function show(search: string) {
  render(framed(search))
}

function framed(search: string) {
  return (
    <BlockFrame language="en" environment={{ search }}>
      <SubscriptionNotice />
    </BlockFrame>
  )
}
