/** @jest-environment node */
import { announcementsInForce } from './announcements-in-force'

test('has the newest announcements of both lists, those of one time in the order of the API', () => {
  const temporary = [row(3, '2026-12-03T05:00:00Z'), row(4, '2026-12-01T05:00:00Z')]
  const lasting = [row(2, '2026-12-03T05:00:00Z'), row(1, '2026-12-02T05:00:00Z')]

  expect(announcementsInForce(temporary, lasting, 3).map(({ api_id }) => api_id)).toEqual([2, 3, 1])
})

const row = (api_id: number, published_at: string) => ({ api_id, published_at })
