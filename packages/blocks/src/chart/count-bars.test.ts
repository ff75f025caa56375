/** @jest-environment node */
import { countBars } from './count-bars'

const things = [
  { field: 'law', isNew: true },
  { field: 'art', isNew: false },
  { field: 'art', isNew: true },
  { field: 'art', isNew: true },
]

test('counts things by group and part, the largest group first', () => {
  const bars = countBars(things, ({ field }) => ({ id: field, label: field.toUpperCase() }), ({ isNew }) => (isNew ? 0 : 1), 2)

  expect(bars).toEqual([
    { id: 'art', label: 'ART', parts: [2, 1] },
    { id: 'law', label: 'LAW', parts: [1, 0] },
  ])
})
