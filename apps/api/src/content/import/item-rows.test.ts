import { typeWords } from '../../search/type-words'
import { prepare } from './item-rows'
import type { ReadyItem } from './item'

const item: ReadyItem = {
  kind: 'news', id: 1, slug: null, publishedAt: '2026-11-20T04:00:00Z', updatedAt: null, position: 0, data: '{}', sites: [''], facets: [], sorts: [], searchText: null,
  findables: [{ language: 'en', findable: { type: 2, title: 'Open day', text: 'On 5 December.', url: '/news/1' } }],
}

test('an item that is found by other words than before is another one, though its file is the same', () => {
  const { digest } = prepare(item).row
  const again = prepare(item).row.digest
  jest.replaceProperty(typeWords, 2, { kz: 'жаңалық', ru: 'новость', en: 'announcement' })

  expect([again === digest, prepare(item).row.digest === digest]).toEqual([true, false])
})
