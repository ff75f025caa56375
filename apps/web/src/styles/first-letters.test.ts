import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'

const root = path.resolve(__dirname, '../../../..')

test('no style takes the first letter out of its word: Firefox has screen readers say “Ш” and then “ығыс тілдері”', () => {
  const files = ['apps/web/src', 'packages/blocks/src'].flatMap((folder) =>
    readdirSync(path.join(root, folder), { recursive: true, encoding: 'utf8' })
      .filter((name) => name.endsWith('.css'))
      .map((name) => path.join(folder, name)),
  )

  expect(files.length).toBeGreaterThan(100)
  expect(files.filter((file) => readFileSync(path.join(root, file), 'utf8').includes('::first-letter'))).toEqual([])
})
