import { screen } from '@testing-library/react'
import { messages, renderInSite } from '../../testing/render-in-site'
import { DefenceFacts } from './defence-facts'

beforeEach(() => void jest.useFakeTimers({ now: Date.parse('2026-11-20T10:00:00Z'), doNotFake: ['performance'] }))
afterEach(() => void jest.useRealTimers())

const doctoral: Queries.DefenceFactsFragment = {
  api_id: 811,
  dissertation_id: 81,
  defence_at: '2026-11-27T10:00:00Z',
  status: 'planned',
  place: { text: 'Hall 215', language: 'en' },
  degree: { text: 'PhD', language: 'en' },
  stream_url: 'https://video.kokzhiek.example/live/8d061',
  video_url: null,
}

test('says when and where by the clock of Almaty, and leads to the stream', () => {
  renderInSite(<DefenceFacts doctoral={doctoral} />)

  const time = screen.getByText('27 November 2026, 15:00')
  expect(time).toHaveAttribute('datetime', '2026-11-27T10:00:00Z')
  expect(time.parentElement).toHaveTextContent('27 November 2026, 15:00 (Almaty time)')
  expect(screen.getByText('Hall 215')).toBeVisible()
  expect(screen.getByRole('link', { name: new RegExp(say('defence.stream')) })).toHaveAttribute('href', doctoral.stream_url)
})

test('does not say whose time it is where nobody can watch from elsewhere', () => {
  renderInSite(<DefenceFacts doctoral={{ ...doctoral, stream_url: null }} />)

  expect(screen.queryByText(/Almaty/)).toBeNull()
})

test.each(['postponed', 'held', 'cancelled'] as const)('does not lead to the stream of a defence that is %s, and says so in words', (status) => {
  renderInSite(<DefenceFacts doctoral={{ ...doctoral, status }} />)

  expect(screen.queryByRole('link')).toBeNull()
  expect(screen.getByText(say(`defence.status_${status}`))).toBeVisible()
})

test('leads to the calendar file, in the language of the page, or to the one that the page has made', () => {
  const { unmount } = renderInSite(<DefenceFacts doctoral={doctoral} />, { language: 'ru' })
  expect(screen.getByRole('link', { name: messages.ru['defence.add_to_calendar'] as string })).toHaveAttribute('href', '/ru/dissertation/81/doctorals/811.ics')
  unmount()

  renderInSite(<DefenceFacts doctoral={doctoral} calendarFile="data:text/calendar,BEGIN" />)
  const link = screen.getByRole('link', { name: say('defence.add_to_calendar') })
  expect([link.getAttribute('href'), link.getAttribute('download')]).toEqual(['data:text/calendar,BEGIN', '81-811.ics'])
})

test('hides that once the defence has begun, and has none without a day', () => {
  jest.setSystemTime(Date.parse('2026-11-27T10:01:00Z'))
  const { unmount } = renderInSite(<DefenceFacts doctoral={doctoral} />)
  expect(screen.getByText(say('defence.add_to_calendar'))).toHaveClass('gone')
  unmount()

  renderInSite(<DefenceFacts doctoral={{ ...doctoral, defence_at: null }} />)
  expect(screen.queryByText(say('defence.add_to_calendar'))).toBeNull()
})

test('leads to the recording of one that was held', () => {
  renderInSite(<DefenceFacts doctoral={{ ...doctoral, status: 'held', video_url: 'https://video.kokzhiek.example/811' }} />)

  expect(screen.getByRole('link')).toHaveAttribute('href', 'https://video.kokzhiek.example/811')
})

test('says that there is no date yet', () => {
  const { container } = renderInSite(<DefenceFacts doctoral={{ ...doctoral, status: 'postponed', defence_at: null }} />)

  expect([screen.getByText(say('defence.no_date')).tagName, container.querySelector('time')]).toEqual(['P', null])
})

function say(key: string) {
  return messages.en[key] ?? '?'
}
