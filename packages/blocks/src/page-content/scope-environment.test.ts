/** @jest-environment node */
import type { TFunction } from 'i18next'
import type { BlockEnvironment } from '../environment/environment'
import { scopeEnvironment } from './scope-environment'

const all = ['A', 'B', 'C', 'B'].map((name, index) => ({ name, props: { index } }))
const t = ((key: string) => key) as TFunction
const search = '?page=3&b2-page=2&b2-q=law&b3-q=x&mode=preview'
const environment = (changeSearch = jest.fn()) => ({ search, changeSearch }) as Partial<BlockEnvironment> as BlockEnvironment

test('leaves the first block of a page the plain parameters', () => {
  expect(scopeEnvironment(environment(), { place: 0, all }, t)).toMatchObject({ search })
})

test('shows a later block its own parameters, and what holds for the page', () => {
  expect(scopeEnvironment(environment(), { place: 1, all }, t).search).toBe('?page=2&q=law&mode=preview')
  expect(scopeEnvironment(environment(), { place: 3, all }, t).search).toBe('?mode=preview')
})

test('changes the parameters of that block alone', () => {
  const changeSearch = jest.fn<void, Parameters<BlockEnvironment['changeSearch']>>()
  const change = jest.fn(() => '?page=4&mode=preview')

  scopeEnvironment(environment(changeSearch), { place: 1, all }, t).changeSearch(change, { replace: true })

  const [inPage, options] = changeSearch.mock.calls[0] ?? []
  expect([inPage?.('?page=3&b2-page=1&b3-q=y'), change.mock.calls, options]).toEqual(['?page=3&b3-q=y&b2-page=4', [['?page=1']], { replace: true }])
  expect(inPage?.(search)).toBe('?page=3&b3-q=x&mode=preview&b2-page=4')
})

test('writes links with the parameters of the whole page', () => {
  expect(scopeEnvironment(environment(), { place: 2, all }, t).queryOf?.('')).toBe('?page=3&b2-page=2&b2-q=law&mode=preview')
})

test.each([
  [0, false],
  [1, true],
  [2, false],
  [3, true],
])('tells the block at place %i whether it is one of several of its kind: %s', (place, isOneOfSeveral) => {
  expect(scopeEnvironment(environment(), { place, all }, t).isOneOfSeveral).toBe(isOneOfSeveral)
})

test('tells a block what those before it are called, of whichever kind', () => {
  const page = [vacancies(), gallery('Graduation'), gallery('Sports day'), { name: 'ContentBlock', props: {}, initial: {} }, gallery('Graduation')]

  expect(page.map((_, place) => scopeEnvironment(environment(), { place, all: page }, t).earlierTitles)).toEqual([
    [],
    ['vacancies.title'],
    ['vacancies.title', 'Graduation'],
    ['vacancies.title', 'Graduation', 'Sports day'],
    ['vacancies.title', 'Graduation', 'Sports day'],
  ])
})

test('tells a block of those of its kind whose title the build does not know, and of none that nobody sees', () => {
  const page = [gallery(undefined), vacancies(), { ...gallery('Hidden'), hidden: true }, gallery('Graduation')]

  expect(scopeEnvironment(environment(), { place: 1, all: page }, t).earlierTitles).toStrictEqual([])
  expect(scopeEnvironment(environment(), { place: 3, all: page }, t).earlierTitles).toStrictEqual([undefined, 'vacancies.title'])
})

const gallery = (title: string | undefined) => ({ name: 'Gallery', props: { gallery_id: 7 }, initial: title && { title: { text: title, language: 'en' }, description: null, pictures: [] } })
const vacancies = () => ({ name: 'VacancyList', props: {}, initial: { categories: [] } })
