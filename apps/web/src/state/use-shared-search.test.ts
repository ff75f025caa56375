import { act, renderHook } from '@testing-library/react'
import { navigate } from 'gatsby'
import { getDefaultStore } from 'jotai'
import { searchTextAtom, searchTypeAtom } from './search'
import { useSharedSearch } from './use-shared-search'

const store = getDefaultStore()
const shared = () => [store.get(searchTextAtom), store.get(searchTypeAtom)]
const show = (search: string) => renderHook(useSharedSearch, { initialProps: { pathname: '/ru/search', search } })

beforeEach(() => {
  store.set(searchTextAtom, '')
  store.set(searchTypeAtom, 1)
})

test('keeps the words and the kind that the address asks for', () => {
  show('?q=ректор&type=3&page=2')

  expect(shared()).toEqual(['ректор', 3])
  expect(navigate).not.toHaveBeenCalled()
})

test('takes a kind that there is not for all', () => {
  show('?q=ректор&type=abc')

  expect(shared()).toEqual(['ректор', 1])
})

test('shows the last search to who comes back without words', () => {
  store.set(searchTextAtom, 'день открытых дверей')
  store.set(searchTypeAtom, 4)

  show('')

  expect(jest.mocked(navigate).mock.calls).toEqual([[`/ru/search?${new URLSearchParams({ q: 'день открытых дверей', type: '4' })}`, { replace: true }]])
})

test('does not bring back the words that the reader took out', () => {
  const { rerender } = show('?q=ректор&type=3')

  act(() => rerender({ pathname: '/ru/search', search: '' }))

  expect([shared(), jest.mocked(navigate).mock.calls]).toEqual([['', 1], []])
})

test('changes nothing where nothing was searched', () => {
  show('')

  expect([shared(), jest.mocked(navigate).mock.calls]).toEqual([['', 1], []])
})
