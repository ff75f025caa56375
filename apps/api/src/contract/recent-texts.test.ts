import { RecentTexts } from './recent-texts'

test('holds what is asked for again and again, and forgets the rest', () => {
  const recent = new RecentTexts<number>(10)
  recent.set('often', 1)
  recent.set('once', 2)

  const seen = Array.from({ length: 100 }, (_, index) => {
    recent.set(`other ${index}`, index)
    return recent.get('often')
  })

  expect(seen.every((value) => value === 1)).toBe(true)
  expect([recent.get('once'), recent.get('other 99'), recent.get('other 50')]).toEqual([undefined, 99, undefined])
})

test('never holds more than twice as many as it is told to, nor long texts', () => {
  const recent = new RecentTexts<number>(10)

  for (let index = 0; index < 1_000; index++) recent.set(`text ${index}`, index)
  recent.set('x'.repeat(1_001), 1)

  const held = Array.from({ length: 1_000 }, (_, index) => recent.get(`text ${index}`)).filter((value) => value !== undefined)
  expect(held.length).toBeLessThanOrEqual(20)
  expect(recent.get('x'.repeat(1_001))).toBeUndefined()
})
