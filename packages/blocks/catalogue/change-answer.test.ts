/** @jest-environment node */
import { emptied, lengthening } from './change-answer'

const page = { data: [{ id: 7, name: 'a' }, { id: 9, name: 'b' }], total: 2, current_page: 1, last_page: 1, per_page: 3, years: [2026] }

test('an answer without rows has no lists and counts nothing', () => {
  expect(emptied(page)).toEqual({ data: [], total: 0, current_page: 1, last_page: 1, per_page: 3, years: [] })
  expect(emptied([{ id: 1 }])).toEqual([])
  expect(emptied({ id: 15, images: [{ id: 1 }], title: 'a' })).toEqual({ id: 15, images: [], title: 'a' })
})

test('a long list repeats its rows under ids of their own, up to its last page', () => {
  const lengthened = lengthening(7)

  const first = lengthened(page, { page: 1 })
  const last = lengthened({ ...page, data: [], current_page: 3 }, { page: 3 })

  expect(first).toMatchObject({ total: 7, current_page: 1, last_page: 3, data: [{ id: 1, name: 'a' }, { id: 2, name: 'b' }, { id: 3, name: 'a' }], years: [2026] })
  expect(last).toMatchObject({ total: 7, current_page: 3, last_page: 3, data: [{ id: 7, name: 'a' }] })
})

test('what is no page of a list stays as it is, and a list without rows stays without', () => {
  const categories = [{ id: 1 }]

  expect(lengthening(7)(categories, {})).toBe(categories)
  expect(lengthening(7)({ ...page, data: [] }, {})).toMatchObject({ data: [] })
})
