import type { BlockEnvironment } from '../environment/environment'
import { scopeEnvironment } from './scope-environment'

const all = ['A', 'B', 'C', 'B'].map((name, index) => ({ name, props: { index } }))
const search = '?page=3&b2-page=2&b2-q=law&b3-q=x&mode=preview'
const environment = (setSearch = jest.fn()) => ({ search, setSearch }) as Partial<BlockEnvironment> as BlockEnvironment

test('leaves the first block of a page the plain parameters', () => {
  expect(scopeEnvironment(environment(), { place: 0, all })).toMatchObject({ search })
})

test('shows a later block its own parameters, and what holds for the page', () => {
  expect(scopeEnvironment(environment(), { place: 1, all }).search).toBe('?page=2&q=law&mode=preview')
  expect(scopeEnvironment(environment(), { place: 3, all }).search).toBe('?mode=preview')
})

test('changes the parameters of that block alone', () => {
  const setSearch = jest.fn()

  scopeEnvironment(environment(setSearch), { place: 1, all }).setSearch('?page=4&mode=preview', { replace: true })

  expect(setSearch).toHaveBeenCalledWith('?page=3&b3-q=x&mode=preview&b2-page=4', { replace: true })
})

test('writes links with the parameters of the whole page', () => {
  expect(scopeEnvironment(environment(), { place: 2, all }).queryOf?.('')).toBe('?page=3&b2-page=2&b2-q=law&mode=preview')
})

test.each([
  [0, undefined],
  [1, 1],
  [2, undefined],
  [3, 2],
])('tells the block at place %i which of its kind it is: %s', (place, sibling) => {
  expect(scopeEnvironment(environment(), { place, all }).sibling).toBe(sibling)
})

test('tells a block the options of all of its kind', () => {
  expect(scopeEnvironment(environment(), { place: 1, all }).siblings).toEqual([{ index: 1 }, { index: 3 }])
  expect(scopeEnvironment(environment(), { place: 2, all }).siblings).toBeUndefined()
})
