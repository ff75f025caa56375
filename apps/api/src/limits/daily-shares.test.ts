import { DailyShares } from './daily-shares'

const [evening, morning] = [new Date('2026-11-21T18:59:00Z'), new Date('2026-11-21T19:01:00Z')]

test('a share is that of a day in Almaty', () => {
  const shares = new DailyShares(100)

  const taken = [shares.take('10.0.0.1', 60, evening), shares.take('10.0.0.1', 41, evening), shares.take('10.0.0.1', 100, morning)]

  expect(taken.map(Boolean)).toEqual([true, false, true])
})

test('what was taken yesterday and is given back today makes the share of today no larger', () => {
  const shares = new DailyShares(100)
  const giveBack = shares.take('10.0.0.1', 60, evening)
  shares.take('10.0.0.1', 60, morning)

  giveBack?.()

  expect([shares.take('10.0.0.1', 41, morning), shares.take('10.0.0.1', 40, morning)].map(Boolean)).toEqual([false, true])
})
