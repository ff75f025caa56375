import { screen } from '@testing-library/react'
import { messages, renderInSite } from '../../testing/render-in-site'
import { LateFeedWays } from './late-feed-ways'

test('come with what they say', async () => {
  renderInSite(<LateFeedWays origin="https://kokzhiek.example" path="/ru/events.ics" />, { language: 'ru' })

  expect(await screen.findByRole('link', { name: messages.ru['events.feed_open'] as string })).toHaveAttribute('href', 'webcal://kokzhiek.example/ru/events.ics')
})
