/** @jest-environment node */
import { yearsOf } from './years-of'

test('gives each year once, the latest first', () => {
  expect(yearsOf(['2025-05-01T04:00:00Z', '2026-11-01T04:00:00Z', '2025-02-01T04:00:00Z'].map((published_at) => ({ published_at })))).toEqual([2026, 2025])
})

test('takes the year of Almaty: +05 now, +06 until the end of February 2024', () => {
  expect([yearsOf([{ published_at: '2025-12-31T18:59:00Z' }]), yearsOf([{ published_at: '2025-12-31T19:00:00Z' }]), yearsOf([{ published_at: '2022-12-31T18:00:00Z' }])]).toEqual([
    [2025],
    [2026],
    [2023],
  ])
})
