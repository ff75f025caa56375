/** @jest-environment node */
import { pageNumbers } from './page-numbers'

test.each([
  [1, 1, '1'],
  [3, 7, '1 2 3 4 5 6 7'],
  [1, 8, '1 2 3 4 5 … 8'],
  [4, 8, '1 2 3 4 5 … 8'],
  [5, 8, '1 … 4 5 6 7 8'],
  [8, 8, '1 … 4 5 6 7 8'],
  [4, 10, '1 2 3 4 5 … 10'],
  [5, 10, '1 … 4 5 6 … 10'],
  [6, 10, '1 … 5 6 7 … 10'],
  [7, 10, '1 … 6 7 8 9 10'],
  [99, 10, '1 … 6 7 8 9 10'],
])('on page %i of %i leads to %s', (page, lastPage, expected) => {
  expect(
    pageNumbers(page, lastPage)
      .map((number) => number ?? '…')
      .join(' '),
  ).toBe(expected)
})
