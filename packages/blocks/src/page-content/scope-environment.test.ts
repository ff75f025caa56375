import type { BlockEnvironment } from '../environment/environment'
import { scopeEnvironment } from './scope-environment'

const names = ['A', 'B', 'C', 'B']
const search = '?page=3&b2-page=2&b2-q=law&b3-q=x&mode=preview'
const environment = (setSearch = jest.fn()) => ({ search, setSearch }) as Partial<BlockEnvironment> as BlockEnvironment

test('leaves the first block of a page the plain parameters', () => {
  expect(scopeEnvironment(environment(), { place: 0, names })).toMatchObject({ search })
})

test('shows a later block its own parameters, and what holds for the page', () => {
  expect(scopeEnvironment(environment(), { place: 1, names }).search).toBe('?page=2&q=law&mode=preview')
  expect(scopeEnvironment(environment(), { place: 3, names }).search).toBe('?mode=preview')
})

test('changes the parameters of that block alone', () => {
  const setSearch = jest.fn()

  scopeEnvironment(environment(setSearch), { place: 1, names }).setSearch('?page=4&mode=preview', { replace: true })

  expect(setSearch).toHaveBeenCalledWith('?page=3&b3-q=x&mode=preview&b2-page=4', { replace: true })
})

test('writes links with the parameters of the whole page', () => {
  expect(scopeEnvironment(environment(), { place: 2, names }).queryOf?.('')).toBe('?page=3&b2-page=2&b2-q=law&mode=preview')
})

test.each([
  [0, undefined],
  [1, 1],
  [2, undefined],
  [3, 2],
])('tells the block at place %i which of its kind it is: %s', (place, sibling) => {
  expect(scopeEnvironment(environment(), { place, names }).sibling).toBe(sibling)
})
