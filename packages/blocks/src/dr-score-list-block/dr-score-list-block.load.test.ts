/** @jest-environment node */
import { aDoctoralScore, doctoralScoreList } from '../testing/contract-scores'
import { mockApi } from '../testing/mock-api'
import { loadDrScoreListBlock } from './dr-score-list-block.load'

const { mocks, client } = mockApi()

test('asks for the newest year, in the language of the page', async () => {
  mocks.on('listDoctoralScores').answer(200, doctoralScoreList(aDoctoralScore({ group_code: 'D095' }), aDoctoralScore({ id: 2, group_name_ru: 'ИТ' }), aDoctoralScore({ id: 3 })))

  const result = await loadDrScoreListBlock(client, { site: 'fit', language: 'ru', options: { per_page: 5 } })

  expect(mocks.calls('listDoctoralScores').map(({ body }) => body)).toContainEqual(expect.objectContaining({ slug: 'fit', lang: 'ru', year: 2026, per_page: 5 }))
  expect(result.ok && result.data.groups.map(({ code, name }) => [code, name])).toEqual([
    ['D094', 'ИТ'],
    ['D095', 'D095'],
  ])
})

test.each(['listDoctoralScores', 'listPages'] as const)('fails with %s', async (operation) => {
  mocks.on(operation).fail('badResponse')

  expect(await loadDrScoreListBlock(client, { site: '', language: 'kz', options: {} })).toMatchObject({ ok: false, kind: 'badResponse' })
})
