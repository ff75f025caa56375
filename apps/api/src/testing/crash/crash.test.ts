import { join } from 'node:path'
import { isWide } from '../breadth'
import { bundledProgram } from '../bundled-program'
import { temporaryFolder } from '../test-content'
import { crashTest } from './crash-test'

/* `npm run test:crash` is the long form. */

const folder = temporaryFolder()

test('a server on SQLite that is killed at any moment keeps all that it acknowledged, and leaves nothing half done', async () => {
  const { faults, acknowledged, repeats, stored, mails } = await crashTest({ program: await bundledProgram('standby'), kills: isWide ? 8 : 4, seed: 1, dataDir: join(folder, 'sqlite') })

  expect(faults).toEqual([])
  expect([acknowledged >= 4, repeats > 0]).toEqual([true, true])
  expect(mails).toBe(Object.values(stored).reduce((sum, count) => sum + count, 0))
})
