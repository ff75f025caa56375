/** @jest-environment node */
import { mockApi } from '../testing/mock-api'
import { onlyPage } from '../testing/only-page'
import { untranslated } from '../testing/untranslated'
import { loadScoreListBlock } from './score-list-block.load'

const { mocks, client } = mockApi()
const category = { id: 1, name_kz: 'ҰБТ', name_ru: 'ЕНТ', name_en: null, level: 'bachelor' as const, max_score: 140, sort_order: 10 }
const request = { site: 'fit', language: 'ru', options: { edu_lang: 'ru' } } as const

beforeEach(() => {
  mocks.on('listScoreCategories').answer(200, () => [category, { ...category, id: 3, level: 'doctoral' as const }])
  mocks.on('listPassingScores').answer(200, (_, list) => {
    const [row] = list.data
    const rows = row ? ['B058', 'B057', 'B058'].map((group_code, index) => ({ ...row, id: index + 1, group_code, group_name_kz: `Топ ${group_code}`, group_name_ru: null, group_name_en: null })) : []
    return { ...list, data: rows, current_page: 1, last_page: 1, total: 3, years: [2026, 2025] }
  })
})

test('asks for the newest year of the first test, with what the editor wants', async () => {
  await loadScoreListBlock(client, request)

  expect(mocks.calls('listPassingScores').at(-1)?.body).toEqual({ slug: 'fit', lang: 'ru', page: 1, sort: 'year', per_page: 20, category_id: 1, year: 2026, edu_lang: 'ru' })
})

test('asks for all years of a group that the editor has fixed', async () => {
  await loadScoreListBlock(client, { ...request, options: { group_code: 'B057' } })

  expect(mocks.calls('listPassingScores').at(-1)?.body).toEqual({ slug: 'fit', lang: 'ru', page: 1, sort: 'year', per_page: 20, category_id: 1, group_code: 'B057' })
})

test('offers each group once, by code, and no test for doctorates', async () => {
  const result = await loadScoreListBlock(client, request)

  const { categories = [] } = result.ok ? result.data : {}
  expect(categories.map(({ id, name, limit, years }) => [id, name, limit, years])).toEqual([[1, 'ЕНТ', 140, [2026, 2025]]])
  expect(categories[0]?.groups.map(({ code, name }) => [code, name])).toEqual([
    ['B057', 'Топ B057'],
    ['B058', 'Топ B058'],
  ])
})

test('says where the fees are; nothing where the site has no page with them', async () => {
  const page = { id: 1, slug: 'tuition', ...untranslated('title'), updated_at: '2026-11-21T05:00:00Z', blocks: [{ name: 'PriceEducation', props: {} }] }
  mocks.on('listPages').answer(200, onlyPage([page], 12)).once().answer(200, onlyPage([], 12))

  const [found, none] = [await loadScoreListBlock(client, request), await loadScoreListBlock(client, request)]

  expect(mocks.calls('listPages')[0]?.body).toMatchObject({ slug: 'fit', block: 'PriceEducation' })
  expect([found, none].map((result) => result.ok && result.data.fees)).toEqual([{ path: '/page/tuition', prefix: '', id: 'PriceEducation' }, null])
})

test.each(['listScoreCategories', 'listScoreFields', 'listPassingScores', 'listPages'] as const)('fails with %s', async (operation) => {
  mocks.on(operation).fail('badResponse')

  expect(await loadScoreListBlock(client, request)).toMatchObject({ ok: false, kind: 'badResponse' })
})
