import { join } from 'node:path'
import { bundlePrograms, sources } from '../../../bundle/bundle-programs'
import { temporaryFolder } from '../../testing/test-content'
import { programFiles } from './import-state'

const folder = temporaryFolder()

test('an import looks at everything anew when any source that it runs has changed', async () => {
  const loaded = await bundlePrograms({ import: join(sources, 'content/import/import-content.ts') }, folder)

  const own = loaded.filter((file) => !/(^|\/)node_modules\//.test(file) && file.endsWith('.ts'))
  expect(own.length).toBeGreaterThan(50)
  expect(own.filter((file) => !programFiles().includes(file))).toEqual([])
})
