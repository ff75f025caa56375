/** @jest-environment node */
import { mockApi } from '../testing/mock-api'
import { onlyPage } from '../testing/only-page'
import { untranslated } from '../testing/untranslated'
import { findBlocksOfSite } from './find-blocks-of-site'

const { mocks, client } = mockApi()

test('says on which page a block is, under which parameters and which id, in the order of the API', async () => {
  const page = { id: 1, slug: 'grants', ...untranslated('title'), updated_at: '2026-11-21T05:00:00Z' }
  const scores = (category_id: number) => ({ name: 'ScoreListBlock', props: { category_id } })
  const share = { name: 'ShareComponent', props: {} }
  mocks.on('listPages').answer(200, onlyPage([{ ...page, blocks: [scores(1)] }, { ...page, id: 2, slug: 'scores', blocks: [share, scores(2), scores(3)] }], 12))

  const result = await findBlocksOfSite(client, 'fit', 'ScoreListBlock')

  expect(mocks.calls('listPages').map(({ body }) => body)).toEqual([{ slug: 'fit', block: 'ScoreListBlock', page: 1, per_page: 12 }])
  expect(result.ok && result.data).toEqual([
    { place: { path: '/page/grants', prefix: '', id: 'ScoreListBlock' }, options: { category_id: 1 } },
    { place: { path: '/page/scores', prefix: 'b2-', id: 'ScoreListBlock' }, options: { category_id: 2 } },
    { place: { path: '/page/scores', prefix: 'b3-', id: 'ScoreListBlock-2' }, options: { category_id: 3 } },
  ])
})

test('fails with the API', async () => {
  mocks.on('listPages').fail('badResponse')

  expect(await findBlocksOfSite(client, '', 'ScoreListBlock')).toMatchObject({ ok: false, kind: 'badResponse' })
})
