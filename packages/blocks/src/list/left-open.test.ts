/** @jest-environment node */
import { leftOpen } from './left-open'

test('leaves out what an editor has fixed', () => {
  expect(leftOpen({ q: 'law', year: 2025 }, { year: 2026, per_page: 5 })).toEqual({ q: 'law' })
})

test('makes no difference where every wish is fixed', () => {
  const fixed = { year: 2026, q: 'law' }

  expect(JSON.stringify({ ...fixed, ...leftOpen({ q: 'art', year: 2025 }, fixed) })).toBe(JSON.stringify(fixed))
})
