/** @jest-environment node */
import { createMocks } from '@university/api-client/testing'
import type { Story } from '../src/testing/story'
import { listStates } from './list-states'
import { liveStates } from './live-states'
import { searchBlocks } from './search-blocks'

const story: Story<object> = { options: {}, asks: ['listVacancies', 'listVacancyCategories'], step: '?status=all', states: { 'one unfolded': { press: ['vacancies.apply'] } } }
const found = {
  names: ['VacancyList', 'EventsPlugin'],
  fixtures: { 'vacancy-list/vacancy-list': { 'several pages, of a kind': { options: {} } }, 'events-plugin/events-block': { empty: {} }, 'person-card/person-card': { 'name alone': {} } },
  stories: { 'vacancy-list/vacancy-list': story },
}

test('lists blocks by name, with their fixtures and live states, and then the parts of pages', () => {
  const blocks = listStates(found)

  expect(blocks.map(({ id, name, isEmbedded }) => [id, name, isEmbedded])).toEqual([
    ['events-block', 'EventsPlugin', true],
    ['vacancy-list', 'VacancyList', true],
    ['person-card', 'person-card', false],
  ])
  expect(blocks[1]?.states.map(({ id }) => id)).toEqual([
    'several-pages-of-a-kind',
    'live-loading',
    'live-failed',
    'live-breaking-the-contract',
    'live-empty',
    'live-very-long',
    'live-slow',
    'live-failed-later',
    'live-offline',
    'live-one-unfolded',
  ])
})

test('no two states of a block have one address', () => {
  const [block] = listStates({ ...found, names: ['VacancyList'], fixtures: { 'vacancy-list/vacancy-list': { empty: {}, loading: {} } } })
  const ids = block?.states.map(({ id }) => id) ?? []

  expect(ids.length).toBeGreaterThan(9)
  expect(new Set(ids).size).toBe(ids.length)
})

test('a block that asks for nothing has its own states alone, and one without a step only those of its first screen', () => {
  expect(Object.keys(liveStates({ options: {}, asks: [], states: { copied: {} } }))).toEqual(['copied'])
  expect(Object.keys(liveStates({ options: {}, asks: ['getGallery'] }))).toEqual(['loading', 'failed', 'breaking the contract', 'empty', 'very long'])
})

test('a state of its own takes the place of the usual one of that name', () => {
  const own = { about: 'Nothing at all.' }

  expect(liveStates({ ...story, states: { empty: own } })['empty']).toBe(own)
})

test.each([
  ['failed', [503, 200]],
  ['breaking the contract', [200, 200]],
  ['empty', [200, 200]],
])('what is %s is answered as it says, and then as usual', async (name, statuses) => {
  const mocks = createMocks()
  liveStates(story)[name]?.first?.(mocks)

  const answers = [await ask(mocks), await ask(mocks)]

  expect(answers.map(({ status }) => status)).toEqual(statuses)
})

test('an empty list has no rows, and a very long one five thousand', async () => {
  const [none, many] = [createMocks(), createMocks()]
  liveStates(story)['empty']?.first?.(none)
  liveStates(story)['very long']?.first?.(many)

  expect(await (await ask(none)).json()).toMatchObject({ data: [], total: 0 })
  expect(await (await ask(many)).json()).toMatchObject({ total: 5000, last_page: 417 })
})

test('the search finds states by all words of block, kind and state', () => {
  const blocks = listStates(found)

  expect(searchBlocks(blocks, 'vacancy LIVE offline').flatMap(({ states }) => states.map(({ id }) => id))).toEqual(['live-offline'])
  expect(searchBlocks(blocks, 'person-card').map(({ id }) => id)).toEqual(['person-card'])
  expect(searchBlocks(blocks, 'nothing of the kind')).toEqual([])
  expect(searchBlocks(blocks, '  ')).toBe(blocks)
})

function ask(mocks: ReturnType<typeof createMocks>): Promise<Response> {
  return mocks.fetch('https://kokzhiek.example/api/plugin/vacancy', { method: 'POST', headers: { 'content-type': 'application/json' }, body: JSON.stringify({ slug: '', lang: 'ru' }) })
}
