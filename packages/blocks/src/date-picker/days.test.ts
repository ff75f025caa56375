/** @jest-environment node */
import { readDay } from './days'

test.each(['2026-12-01', '2028-02-29'])('reads the day %s', (text) => {
  expect(readDay(text)).toBe(text)
})

test.each(['2026-02-29', '2026-02-31', '2026-13-01', '2026-00-10', '01.12.2026', '2026-12-31T00:00', ''])('takes "%s" for no day', (text) => {
  expect(readDay(text)).toBeUndefined()
})
