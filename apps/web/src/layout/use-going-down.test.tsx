import { fireEvent, renderHook } from '@testing-library/react'
import { useGoingDown } from './use-going-down'

/** Of the window and the page, in pixels. */
const windowHeight = 800
const pageHeight = 3000

beforeEach(() => {
  document.documentElement.removeAttribute('data-going-down')
  scrollTo(0)
  Object.defineProperty(window, 'innerHeight', { value: windowHeight, configurable: true })
  jest.spyOn(document.documentElement, 'scrollHeight', 'get').mockReturnValue(pageHeight)
  renderHook(useGoingDown)
})

test('says nothing until the reader scrolls', () => {
  expect(isSaid()).toBe(false)
})

test.each([
  ['down the page', [100], true],
  ['down, then a little up', [1000, 900], false],
  ['down again', [1000, 900, 1000], true],
  ['down to the very end', [1000, 2200], false],
  ['up from the very end', [2200, 2000], false],
  ['down by a finger that rests', [3, 6], false],
  ['down slowly', [3, 6, 9], true],
])('who goes %s', (_, places, expected) => {
  for (const place of places) scrollTo(place)

  expect(isSaid()).toBe(expected)
})

test.each([
  ['a step up, has read on for a while', [1000, 900], true],
  ['a step up from the very end, back to it', [2200, 2000, 2200], false],
])('who has made %s', (_, places, expected) => {
  jest.useFakeTimers()
  for (const place of places) scrollTo(place)
  jest.advanceTimersByTime(4999)
  expect(isSaid()).toBe(false)

  jest.advanceTimersByTime(1)

  expect(isSaid()).toBe(expected)
  jest.useRealTimers()
})

function scrollTo(pixels: number): void {
  Object.defineProperty(window, 'scrollY', { value: pixels, configurable: true })
  fireEvent.scroll(window)
}

const isSaid = () => document.documentElement.hasAttribute('data-going-down')
