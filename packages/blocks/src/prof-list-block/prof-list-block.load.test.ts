/** @jest-environment node */
import { aProfession, professionList } from '../testing/contract-professions'
import { mockApi } from '../testing/mock-api'
import { loadProfListBlock } from './prof-list-block.load'

const { mocks, client } = mockApi()

test('asks for what the editor wants, and keeps of the answer one language', async () => {
  mocks.on('listProfessions').answer(200, professionList(aProfession({ id: 1, name_kz: 'Құқық', name_ru: 'Право' })))

  const result = await loadProfListBlock(client, { site: 'fit', language: 'ru', options: { level: 'bachelor', per_page: 5 } })

  expect(mocks.calls('listProfessions')[0]?.body).toMatchObject({ slug: 'fit', lang: 'ru', level: 'bachelor', per_page: 5 })
  expect(mocks.calls('listTrainingFields')[0]?.body).toMatchObject({ slug: 'fit', level: 'bachelor' })
  expect(result.ok && result.data.page.items[0]?.name).toEqual({ text: 'Право', language: 'ru' })
  expect(JSON.stringify(result.ok && result.data.page)).not.toContain('Құқық')
})

test.each(['listProfessions', 'listTrainingFields'] as const)('fails with %s', async (operation) => {
  mocks.on(operation).fail('badResponse')

  expect(await loadProfListBlock(client, { site: '', language: 'kz', options: {} })).toMatchObject({ ok: false, kind: 'badResponse' })
})
