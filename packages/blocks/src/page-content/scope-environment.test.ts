/** @jest-environment node */
import type { TFunction } from 'i18next'
import type { BlockEnvironment } from '../environment/environment'
import { ownQuery, scopeEnvironment } from './scope-environment'

const all = ['A', 'B', 'C', 'B'].map((name, index) => ({ name, props: { index } }))
const t = ((key: string) => key) as TFunction
const search = '?page=3&b2-page=2&b2-q=law&b3-q=x&mode=preview'
const environment = (changeSearch = jest.fn()) => ({ changeSearch }) as Partial<BlockEnvironment> as BlockEnvironment

test('shows each block its own parameters, and what holds for the page; the first one has plain names', () => {
  expect([0, 1, 3].map((place) => ownQuery(search, place))).toEqual(['?page=3&mode=preview', '?page=2&q=law&mode=preview', '?mode=preview'])
})

test('changes the parameters of a block alone', () => {
  const changeSearch = jest.fn<void, Parameters<BlockEnvironment['changeSearch']>>()
  const change = jest.fn(() => '?page=4&mode=preview')

  for (const place of [1, 0]) scopeEnvironment(environment(changeSearch), { place, all }, t).changeSearch(change, { replace: true })

  const [[ofSecond, options] = [], [ofFirst] = []] = changeSearch.mock.calls
  expect([ofSecond?.('?page=3&b2-page=1&b3-q=y'), change.mock.calls, options]).toEqual(['?page=3&b3-q=y&b2-page=4', [['?page=1']], { replace: true }])
  expect(ofSecond?.(search)).toBe('?page=3&b3-q=x&mode=preview&b2-page=4')
  expect(ofFirst?.(search)).toBe('?b2-page=2&b2-q=law&b3-q=x&mode=preview&page=4')
})

test('writes links with the parameters of the whole page', () => {
  expect([0, 2].map((place) => scopeEnvironment(environment(), { place, all }, t).queryOf?.('', search))).toEqual(['?b2-page=2&b2-q=law&b3-q=x&mode=preview', '?page=3&b2-page=2&b2-q=law&mode=preview'])
})

test('leaves the only block of a page the query as it is', () => {
  const only = environment()

  expect(scopeEnvironment(only, { place: 0, all: all.slice(0, 1) }, t)).toMatchObject({ changeSearch: only.changeSearch })
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
