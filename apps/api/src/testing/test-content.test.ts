import { existsSync, readdirSync, readFileSync, statSync, utimesSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { temporaryFolder, writeContent } from './test-content'

const folder = join(temporaryFolder(), 'content')

test('a folder has the files of its last content and no others; what is the same is not written again', () => {
  writeContent(folder, { 'main/menu.yaml': [{ id: 1 }], 'main/news/1-a.yaml': { id: 1 }, 'lib/menu.yaml': [], 'media/a.txt': Buffer.from('a'), 'media/b.txt': 'b' })
  const longAgo = 1_000_000_000
  utimesSync(join(folder, 'media/b.txt'), longAgo, longAgo)
  writeFileSync(join(folder, 'lib/stranger.yaml'), '')
  writeFileSync(join(folder, 'main/menu.yaml'), 'changed by a test')

  writeContent(folder, { 'main/menu.yaml': [{ id: 1 }], 'media/a.txt': 'other', 'media/b.txt': 'b', 'main/news': 'a file where a folder was' })

  const files = readdirSync(folder, { recursive: true, withFileTypes: true }).filter((entry) => entry.isFile()).map(({ parentPath, name }) => join(parentPath, name).slice(folder.length + 1))
  expect(files.sort()).toEqual(['main/menu.yaml', 'main/news', 'media/a.txt', 'media/b.txt'])
  expect(existsSync(join(folder, 'lib'))).toBe(false)
  expect([readFileSync(join(folder, 'main/menu.yaml'), 'utf8'), readFileSync(join(folder, 'media/a.txt'), 'utf8')]).toEqual(['[{"id":1}]', 'other'])
  expect(statSync(join(folder, 'media/b.txt')).mtimeMs).toBe(longAgo * 1000)
})
