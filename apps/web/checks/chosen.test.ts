/** @jest-environment node */
import { chosen } from './chosen'

const known = ['news', 'page'] as const

test('is what was asked for, all where nothing was', () => {
  expect([chosen(known, 'page'), chosen(known, 'page,news'), chosen(known)]).toEqual([['page'], ['page', 'news'], ['news', 'page']])
})

test.each(['nwes', 'news,', ''])('does not look at less than was asked for: %p', (asked) => {
  expect(() => chosen(known, asked)).toThrow('is none of news, page.')
})
