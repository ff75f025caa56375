/** @jest-environment node */
import { endOfDay } from './end-of-day'

test('a day is over at midnight in Almaty', () => {
  expect(new Date(endOfDay('2026-12-31')).toISOString()).toBe('2026-12-31T19:00:00.000Z')
})
