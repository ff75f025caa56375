/** @jest-environment node */
import { isOver } from './is-over'

const at = (iso: string) => Date.parse(iso)

test('is over from the end on, not while it goes on', () => {
  const event = { startsAt: '2026-12-05T05:00:00Z', endsAt: '2026-12-05T09:00:00Z', allDay: false }

  expect([at('2026-12-05T04:00:00Z'), at('2026-12-05T08:59:59Z'), at('2026-12-05T09:00:00Z')].map((now) => isOver(event, now))).toEqual([false, false, true])
})

test('is over with its day in Almaty where the end is open', () => {
  const event = { startsAt: '2026-12-05T05:00:00Z', endsAt: null, allDay: false }

  expect([isOver(event, at('2026-12-05T18:59:59Z')), isOver(event, at('2026-12-05T19:00:00Z'))]).toEqual([false, true])
})

test('lasts a whole day when it begins at midnight', () => {
  const event = { startsAt: '2026-12-04T19:00:00Z', endsAt: null, allDay: true }

  expect([isOver(event, at('2026-12-04T19:00:00Z')), isOver(event, at('2026-12-05T19:00:00Z'))]).toEqual([false, true])
})
