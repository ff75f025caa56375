import { firstOf } from './first-of'

const ascending = (one: number, other: number) => one - other
/** All numbers below 1,009, which is prime, in no order. */
const mixed = Array.from({ length: 1_009 }, (_, index) => (index * 377) % 1_009)

test.each([1, 12, 250, 251, 1_009, 5_000])('the first %i of a list are those that sorting it puts first', (count) => {
  const orders = [mixed, [...mixed].sort(ascending), [...mixed].sort(ascending).reverse()]

  expect(orders.map((order) => firstOf(order, count, ascending))).toEqual(orders.map(() => Array.from({ length: Math.min(count, 1_009) }, (_, index) => index)))
})

test('of none there are none, and a list stays as it is', () => {
  const list = [3, 1, 2]

  expect([firstOf([], 12, ascending), firstOf(list, 2, ascending), firstOf(list, 12, ascending), list]).toEqual([[], [1, 2], [1, 2, 3], [3, 1, 2]])
})
