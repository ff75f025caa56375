import fs from 'node:fs'
import { temporaryFolder } from '../../testing/test-content'
import type { PreparedItem } from './item-rows'
import { ItemSpool } from './item-spool'

const folder = temporaryFolder()

/** As a disk takes it that is nearly full: of each call a part. */
function writeInParts(): void {
  const write = fs.writeSync
  jest.spyOn(fs, 'writeSync').mockImplementation((handle: number, content: string | NodeJS.ArrayBufferView, ...[offset, length]: unknown[]) => {
    const bytes = typeof content === 'string' ? Buffer.from(content) : content
    const begin = typeof offset === 'number' ? offset : 0
    return write(handle, bytes, begin, Math.min(10, typeof length === 'number' ? length : bytes.byteLength - begin))
  })
}

test('items come back whole from a disk that takes them in parts', async () => {
  const item = (id: number): PreparedItem => ({
    row: { kind: 'news', id, slug: null, published_at: null, updated_at: null, position: 0, search_text: null, data: '{"title_kz":"Жаңалық"}', digest: '' },
    sites: [],
    facets: [],
    sorts: [],
    documents: [],
  })
  const spool = new ItemSpool(folder)
  writeInParts()
  spool.add(item(1))
  spool.add(item(2))

  const items: PreparedItem[] = []
  for await (const batch of spool.batches()) items.push(...batch)

  spool.close()
  jest.restoreAllMocks()
  expect(items).toEqual([item(1), item(2)])
})
