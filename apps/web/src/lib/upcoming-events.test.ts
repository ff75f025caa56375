/** @jest-environment node */
import { upcomingEvents } from './upcoming-events'

test('has the next events of both lists, the earliest first, in a fixed order', () => {
  const withEnd = [event(3, '2026-12-01T05:00:00Z'), event(1, '2026-12-03T05:00:00Z')]
  const openEnded = [event(2, '2026-12-01T05:00:00Z'), event(4, '2026-12-02T05:00:00Z')]

  expect(upcomingEvents(withEnd, openEnded, 'en', 3).map(({ id }) => id)).toEqual([2, 3, 4])
})

function event(api_id: number, starts_at: string): Queries.EventRowFragment {
  return { api_id, title: null, category: { slug: 'science', name: null }, place: null, room: null, attendance_mode: 'offline', status: 'scheduled', starts_at, ends_at: null, all_day: false, previous_starts_at: null }
}
