import { median } from './median'

test('is the middle value whatever the order, and does not sort what it is given', () => {
  const values = [30, 4, 100]

  expect([median(values), values]).toEqual([30, [30, 4, 100]])
})

test('is between the two in the middle where there is no middle one', () => {
  expect(median([1, 2, 10, 3])).toBe(2.5)
})

test('refuses to make one up', () => {
  expect(() => median([])).toThrow('nothing')
})
