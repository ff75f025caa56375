/** @jest-environment node */
import { buildHour } from './build-hour'

test('takes the hour that has begun, and midnight in Almaty before it', () => {
  expect(buildHour(Date.parse('2026-11-21T17:19:16.123Z'))).toEqual({ now: '2026-11-21T17:00:00Z', today: '2026-11-20T19:00:00Z' })
})

test('is on the next day from 19:00 UTC on', () => {
  expect(buildHour(Date.parse('2026-11-21T19:00:00Z')).today).toBe('2026-11-21T19:00:00Z')
})

test('is an hour earlier where a build takes a time before March 2024 for now', () => {
  expect(buildHour(Date.parse('2024-02-20T18:30:00Z'))).toEqual({ now: '2024-02-20T18:00:00Z', today: '2024-02-20T18:00:00Z' })
})
