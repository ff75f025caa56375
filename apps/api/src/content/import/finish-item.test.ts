import { join } from 'node:path'
import { repositoryRoot } from '../../config'
import { MediaLibrary } from '../../media/media-library'
import { loadKinds } from '../kinds'
import { hasField } from './fill'
import { listContentFiles } from './content-files'
import { ContentReading } from './content-reading'
import { resolveItem } from './finish-item'

test('each kind names what of the contract it puts into an item beside what stands in the file', async () => {
  const contentDir = join(repositoryRoot, 'content')
  const kinds = await loadKinds()
  const reading = new ContentReading(listContentFiles(contentDir, kinds, []), await MediaLibrary.open(join(contentDir, 'media')), new Date(), [])
  const index = reading.index()
  const unnamed = new Set<string>()
  for (const item of reading.items()) {
    const written = new Set(Object.keys(item.value))
    resolveItem(item, index, () => undefined)
    const { kind, value } = item
    for (const field of Object.keys(value)) if (!written.has(field) && hasField(kind.schema, field) && !kind.fills?.includes(field)) unnamed.add(`${kind.name}.${field}`)
  }

  expect(reading.items().length).toBeGreaterThan(1_000)
  expect([...unnamed]).toEqual([])
})
