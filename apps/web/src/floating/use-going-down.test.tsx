import { fireEvent, render } from '@testing-library/react'
import { useGoingDown } from './use-going-down'

/** Of the window and the page, in pixels; below the content comes a footer of 600. */
const windowHeight = 800
const pageHeight = 3000

beforeEach(() => {
  delete document.documentElement.dataset['goingDown']
  scrollTo(0)
  Object.defineProperty(window, 'innerHeight', { value: windowHeight, configurable: true })
  jest.spyOn(document.documentElement, 'scrollHeight', 'get').mockReturnValue(pageHeight)
  const { getByRole } = render(<Page />)
  jest.spyOn(getByRole('main'), 'getBoundingClientRect').mockImplementation(() => new DOMRect(0, -window.scrollY, 390, pageHeight - 600))
})

test('says nothing until the reader scrolls', () => {
  expect(said()).toBeUndefined()
})

test.each([
  ['down the page', [100], 'page'],
  ['down, then a little up', [1000, 900], undefined],
  ['down again', [1000, 900, 1000], 'page'],
  ['down to the footer', [1000, 1700], 'footer'],
  ['down to the very end', [1000, 2200], undefined],
  ['up from the very end', [2200, 2000], undefined],
  ['down by a finger that rests', [3, 6], undefined],
  ['down slowly', [3, 6, 9], 'page'],
])('who goes %s', (_, places, expected) => {
  for (const place of places) scrollTo(place)

  expect(said()).toBe(expected)
})

function Page() {
  useGoingDown()
  return <main id="content" />
}

function scrollTo(pixels: number): void {
  Object.defineProperty(window, 'scrollY', { value: pixels, configurable: true })
  fireEvent.scroll(window)
}

const said = () => document.documentElement.dataset['goingDown']
