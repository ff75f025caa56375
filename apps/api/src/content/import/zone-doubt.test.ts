import { join } from 'node:path'
import { newsFile, pageFile, sampleContent, temporaryFolder, writeContent } from '../../testing/test-content'
import { faultLine } from './faults'
import { checkContent } from './import-content'
import { zoneDoubt } from './zone-doubt'

const contentDir = join(temporaryFolder(), 'content')

test.each([
  ['2026-11-21T11:00:00+06:00', 'is written with +06:00, where Almaty has +05:00: readers see 2026-11-21 10:00'],
  ['2023-11-21T11:00:00+05:00', 'is written with +05:00, where Almaty has +06:00: readers see 2023-11-21 12:00'],
  ['2024-03-01T00:00:00+06:00', 'is written with +06:00, where Almaty has +05:00: readers see 2024-02-29 23:00'],
  ['2024-02-29T23:59:59+06:00', undefined],
  ['2026-11-21T11:00:00+05:00', undefined],
  ['2023-11-21T11:00:00+06:00', undefined],
  ['2026-11-21T06:00:00Z', undefined],
  ['2026-11-21T09:00:00+03:00', undefined],
  ['2026-11-21', undefined],
  ['+3d 10:00', undefined],
  ['2026-13-45T11:00:00+06:00', undefined],
])('of the time %s there is to say: %s', (text, doubt) => {
  expect(zoneDoubt(text)).toBe(doubt)
})

test('such times are told, wherever they stand', async () => {
  const late = '2026-11-21T11:00:00+06:00'
  writeContent(contentDir, { ...sampleContent(), 'main/news/1003-x.yaml': newsFile(1003, { updated_at: late }), 'main/pages/about.yaml': pageFile(101, 'about', { published_at: late }) })

  const lines = (await checkContent(contentDir)).doubts.map(faultLine)

  const reason = 'is written with +06:00, where Almaty has +05:00: readers see 2026-11-21 10:00'
  expect(lines).toEqual([`content/main/pages/about.yaml: published_at: ${reason}`, `content/main/news/1003-x.yaml: updated_at: ${reason}`])
})
