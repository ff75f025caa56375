/** @jest-environment node */
import { getDefaultStore } from 'jotai'
import { getLargeData, largeDataAtom, setLargeData } from './large-data'

beforeEach(() => jest.useFakeTimers())
afterEach(() => {
  jest.runAllTimers()
  jest.useRealTimers()
})

test('drops what was set two minutes ago', () => {
  setLargeData('news 2', ['a'])

  jest.advanceTimersByTime(119_999)
  expect(getLargeData('news 2')).toEqual(['a'])
  jest.advanceTimersByTime(1)
  expect(getDefaultStore().get(largeDataAtom).has('news 2')).toBe(false)
})

test('counts the two minutes of each key from when it was last set', () => {
  setLargeData('news 2', ['a'])
  jest.advanceTimersByTime(90_000)
  setLargeData('news 2', ['b'])
  setLargeData('news 3', ['c'])
  jest.advanceTimersByTime(60_000)

  expect([getLargeData('news 2'), getLargeData('news 3')]).toEqual([['b'], ['c']])
})
