/** @jest-environment node */
import fs from 'node:fs/promises'
import os from 'node:os'
import path from 'node:path'
import { manifestFormat, type SiteManifest } from './site-manifest'
import { SitesFolder } from './sites-folder'

let root: string
let sites: SitesFolder
let hour = 0

beforeEach(async () => {
  root = await fs.mkdtemp(path.join(os.tmpdir(), 'sites-'))
  sites = new SitesFolder(root)
  hour = 0
})

afterEach(() => fs.rm(root, { recursive: true, force: true }))

test('serves what is published, and keeps the build before and no other', async () => {
  for (const id of ['one', 'two', 'three']) await publish('lib', id)

  expect(await served('lib')).toBe('three')
  expect((await sites.currentManifest('lib'))?.id).toBe('three')
  expect((await fs.readdir(path.join(root, 'builds/lib'))).filter((name) => !name.endsWith('.json'))).toEqual(['20261122T020000Z-two', '20261122T030000Z-three'])
  expect(await sites.published()).toEqual(['lib'])
})

test('goes back to the build before, and no further', async () => {
  await publish('lib', 'one')
  await publish('lib', 'two')

  expect((await sites.rollBack('lib'))?.name).toBe('20261122T010000Z-one')
  expect(await served('lib')).toBe('one')
  expect([await sites.rollBack('lib'), await served('lib')]).toEqual([undefined, 'one'])
})

test('goes back to the build before also where the clock was set back in between, or has not gone on', async () => {
  await publish('lib', 'one')
  hour = -5
  await publish('lib', 'two')
  hour -= 1
  await publish('lib', 'three')

  expect((await fs.readdir(path.join(root, 'builds/lib'))).filter((name) => !name.endsWith('.json'))).toEqual(['20261122T010001Z-two', '20261122T010002Z-three'])
  expect((await sites.rollBack('lib'))?.name).toBe('20261122T010001Z-two')
})

test('goes back without breaking pages that are open', async () => {
  await publish('lib', 'one')
  await publish('lib', 'two', ['app-0a1b2c.js', 'app-0a1b2c.js.br', 'shell/lib-kz-1.json', 'pages.json'])
  await sites.rollBack('lib')

  expect(await fs.readdir(path.join(root, 'sites/lib'), { recursive: true })).toEqual(expect.arrayContaining(['app-0a1b2c.js', 'app-0a1b2c.js.br', 'shell/lib-kz-1.json']))
  await expect(fs.access(path.join(root, 'sites/lib/pages.json'))).rejects.toThrow('ENOENT')
})

test('keeps what is served, not what was rolled back, when the next build is published', async () => {
  await publish('lib', 'one')
  await publish('lib', 'two')
  await sites.rollBack('lib')

  await publish('lib', 'three')
  expect((await sites.rollBack('lib'))?.name).toBe('20261122T010000Z-one')
})

test('has nothing to go back to where nothing is published', async () => {
  expect(await sites.rollBack('lib')).toBeUndefined()
})

test('takes the place of a folder of the version before links', async () => {
  await fs.mkdir(path.join(root, 'sites/lib'), { recursive: true })
  await fs.writeFile(path.join(root, 'sites/lib/index.html'), 'old')

  await publish('lib', 'one')

  expect(await served('lib')).toBe('one')
})

test('is there at every moment of a switch', async () => {
  await publish('lib', 'first')
  let isDone = false
  let reads = 0
  const reading = (async () => {
    while (!isDone) {
      expect(await served('lib')).toMatch(/^(first|\d+)$/)
      reads += 1
    }
  })()
  for (let count = 0; count < 20; count += 1) await publish('lib', String(count))
  isDone = true
  await reading

  expect(reads).toBeGreaterThan(20)
})

test('throws away what was not finished', async () => {
  await fs.mkdir(sites.next('lib'), { recursive: true })

  await sites.discard('lib')

  expect(await fs.readdir(path.join(root, 'builds/lib'))).toEqual([])
})

test('removes what processes left that were killed, and goes back to none of it', async () => {
  await publish('lib', 'one')
  await publish('lib', 'two')
  const left = (name: string) => path.join(root, 'builds/lib', name)
  // While the manifest was written, before there was the build; while what is known of a build was written anew; while it was removed.
  await fs.writeFile(left('20261122T013000Z-lone.json'), '{"site":')
  await fs.writeFile(left('20261122T000000Z-zero.json.next'), '{"site":')
  await fs.mkdir(left('20261122T014500Z-half'))

  const former = await sites.rollBack('lib')
  await publish('lib', 'three')

  expect(former?.name).toBe('20261122T010000Z-one')
  expect((await fs.readdir(path.join(root, 'builds/lib'))).sort()).toEqual(['20261122T010000Z-one', '20261122T010000Z-one.json', '20261122T030000Z-three', '20261122T030000Z-three.json'])
})

test('knows nothing of a build that somebody has removed, and goes back to the one before', async () => {
  await publish('lib', 'one')
  await publish('lib', 'two')
  await fs.rm(path.join(root, 'builds/lib/20261122T020000Z-two'), { recursive: true })

  expect([await sites.currentManifest('lib'), (await sites.rollBack('lib'))?.name, await served('lib')]).toEqual([undefined, '20261122T010000Z-one', 'one'])
})

async function publish(site: string, id: string, files: string[] = []): Promise<void> {
  await fs.mkdir(sites.next(site), { recursive: true })
  for (const file of ['index.html', ...files]) {
    await fs.mkdir(path.dirname(path.join(sites.next(site), file)), { recursive: true })
    await fs.writeFile(path.join(sites.next(site), file), id)
  }
  await sites.publish({ format: manifestFormat, site, id, files: files.filter((file) => !file.endsWith('.br')) } as SiteManifest, new Date(Date.UTC(2026, 10, 22, (hour += 1))), raise)
}

function raise(error: unknown): never {
  throw error
}

function served(site: string): Promise<string> {
  return fs.readFile(path.join(root, 'sites', site, 'index.html'), 'utf8')
}
