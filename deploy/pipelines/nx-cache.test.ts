import { spawnSync } from 'node:child_process'
import { existsSync, mkdtempSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

let folder: string
let data: string

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'nx-cache-'))
  data = join(folder, '.nx/workspace-data')
})
afterEach(() => rmSync(folder, { recursive: true, force: true }))

/** Has Nx open its database as at the start of each of its commands. @returns the name that it has on this machine */
function openByNx(): string {
  const native = join(__dirname, '../../node_modules/nx/dist/src/native/index.js')
  spawnSync(process.execPath, ['-e', `const nx = require(${JSON.stringify(native)}); nx.closeDbConnection(nx.connectToNxDb(${JSON.stringify(data)}))`], { encoding: 'utf8' })
  return readdirSync(data).find((name) => name.endsWith('-v2.db')) ?? ''
}

const run = () => spawnSync('sh', [join(__dirname, 'nx-cache.sh')], { cwd: folder, encoding: 'utf8' })
const text = (name: string) => readFileSync(join(data, name), 'utf8')

test('what another machine knew of the cache is where Nx looks for it on this one, without what only belongs to the former', () => {
  const own = openByNx()
  renameSync(join(data, own), join(data, 'another-v2.db'))
  writeFileSync(join(data, 'another-v2.db'), 'of another machine')
  for (const part of ['wal', 'shm']) writeFileSync(join(data, `${own}-${part}`), 'of the former one')

  const { status } = run()

  expect([status, own, existsSync(join(data, 'another-v2.db'))]).toEqual([0, expect.stringMatching(/^\w{8,}-v2\.db$/), false])
  expect([text(own), ['wal', 'shm'].filter((part) => existsSync(join(data, `${own}-${part}`)))]).toEqual(['of another machine', []])
})

test('what this machine knows stays, with what is not written down yet', () => {
  const own = openByNx()
  writeFileSync(join(data, `${own}-wal`), 'its last steps')
  const before = text(own)

  const { status } = run()

  expect([status, text(own) === before, text(`${own}-wal`)]).toEqual([0, true, 'its last steps'])
})

test('nothing was restored: that is no failure', () => {
  expect([run().status, existsSync(data)]).toEqual([0, false])
})
