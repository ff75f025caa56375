/** @jest-environment node */
import { existsSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { sharesOf, WorkerPool, type SiteOrder } from './worker-pool'

let folder: string
let pool: WorkerPool

beforeEach(() => {
  folder = mkdtempSync(path.join(os.tmpdir(), 'pool-'))
  const program = path.join(folder, 'worker.cjs')
  writeFileSync(program, worker)
  pool = new WorkerPool(folder, 2, { ...process.env, FORCE_COLOR: '1' }, program)
})

afterEach(async () => {
  await pool.end()
  rmSync(folder, { recursive: true, force: true })
})

test.each([
  ['a new site alone has all processes', [false], 8, 8],
  ['new sites share the processes', [false, false, false], 7, 2],
  ['as many sites as processes need no shares', [false, false], 2, 1],
  ['a site that was built before is not shared, nor is a new one beside it', [true, false], 8, 1],
  ['nothing is to be built', [], 2, 1],
])('%s', (_, wereBuilt, processes, shares) => {
  expect(sharesOf(wereBuilt, processes)).toBe(shares)
})

test('one process builds a site alone', async () => {
  const { built, memory } = await pool.build(order('lib'), 1, () => undefined)

  expect([built, memory]).toEqual([{ site: 'lib', parts: ['0 of 1'] }, 10])
})

test('two processes share a site: who made the first share finishes it with the other one', async () => {
  const told: [number, number][] = []
  const { built, memory } = await pool.build(order('main'), 2, (done, total) => told.push([done, total]))

  expect([built, memory]).toEqual([{ site: 'main', parts: ['0 of 2', '1 of 2'] }, 20])
  expect(told.at(-1)).toEqual([10, 10])
})

test('when a share fails the site does, and the processes go on with others', async () => {
  const [failed, ...others] = await Promise.allSettled([pool.build(order('main', 'fails'), 2, () => undefined), ...['a', 'b', 'c'].map((site) => pool.build(order(site), 1, () => undefined))])

  expect([failed, others.map(({ status }) => status)]).toEqual([{ status: 'rejected', reason: new Error('share 1 failed') }, others.map(() => 'fulfilled')])
  expect((await pool.build(order('lib'), 2, () => undefined)).built).toMatchObject({ parts: ['0 of 2', '1 of 2'] })
})

test('a process that made the first share of a site takes no other before it has finished it', async () => {
  const sites = ['shared', 'a', 'b', 'c', 'shared too']
  const results = await Promise.all(sites.map((site) => pool.build(order(site), site.startsWith('shared') ? 2 : 1, () => undefined)))

  expect(results.map(({ built }) => built)).toEqual(sites.map((site) => ({ site, parts: site.startsWith('shared') ? ['0 of 2', '1 of 2'] : ['0 of 1'] })))
})

test('tells once what its processes have warned of', async () => {
  await pool.build(order('main', 'warns'), 2, () => undefined)
  expect([pool.takeWarnings(), pool.takeWarnings()]).toEqual([['There is no gallery 21.'], []])

  await pool.build(order('main', 'warns'), 2, () => undefined)
  expect(pool.takeWarnings()).toEqual(['There is no gallery 21.'])
})

test('tells a warning as a whole that comes in two pieces', async () => {
  await pool.build(order('main', 'stammers'), 1, () => undefined)

  expect(pool.takeWarnings()).toEqual(['There is no gallery 22.'])
})

test('tells at once what a process waits for', async () => {
  const told: string[] = []
  pool.onWait = (text) => told.push(text)
  await pool.build(order('main', 'waits'), 1, () => told.push('pages'))

  expect(told).toEqual(['for the API', ...Array<string>(10).fill('pages')])
})

test('tells what a process said last that died, and has another one take its place', async () => {
  await expect(pool.build(order('main', 'dies'), 2, () => undefined)).rejects.toThrow(/ended with 3\.\nin trouble\nout of luck/)

  expect((await pool.build(order('lib'), 2, () => undefined)).built).toMatchObject({ site: 'lib' })
})

test('tells by which signal a process was ended, which could not say so itself', async () => {
  await expect(pool.build(order('main', 'is killed'), 2, () => undefined)).rejects.toThrow(/^A process that builds sites was ended by SIGKILL, as a system does that has no memory left\./)
})

test('tells nothing but why, where Gatsby ended the process with an error', async () => {
  await expect(pool.build(order('main', 'panics'), 2, () => undefined)).rejects.toThrow(new Error('The API is away.\ngetMenu: no answer'))
})

test('tells that a process has died before it drew the pictures, and has another one take its place', async () => {
  const { drawPictures } = await pool.build(order('main'), 2, () => undefined)
  // Not those that are started in their place.
  const killed = processes()
  for (const number of killed) process.kill(Number(number), 'SIGKILL')
  while (killed.some((number) => existsSync(`/proc/${number}`))) await new Promise((resolve) => setTimeout(resolve, 10))

  await expect(drawPictures(path.join(folder, 'main'))).rejects.toThrow('A process that builds sites was ended by SIGKILL, as a system does that has no memory left.')

  expect((await pool.build(order('lib'), 2, () => undefined)).built).toMatchObject({ site: 'lib' })
})

test('has ended when its processes have', async () => {
  await pool.build(order('main'), 2, () => undefined)
  await pool.end()

  expect([processes().length, processes().filter((number) => existsSync(`/proc/${number}`))]).toEqual([2, []])
})

test('pictures are drawn by all who made the pages, when they are told to, whatever they have made since', async () => {
  const results = await Promise.all(['main', 'a', 'b'].map((site) => pool.build(order(site), site === 'main' ? 2 : 1, () => undefined)))
  const drawn = () => readdirSync(folder).filter((name) => name.startsWith('site of ')).sort()
  const before = drawn()
  await Promise.all(results.map(({ drawPictures }, index) => drawPictures(path.join(folder, `site of ${index}, by `))))

  expect([before, drawn()]).toEqual([[], ['site of 0, by 0 of 2', 'site of 0, by 1 of 2', 'site of 1, by 0 of 1', 'site of 2, by 0 of 1']])
})

test('one picture that cannot be drawn keeps those of other sites from nothing', async () => {
  const [main, lib] = await Promise.all(['main', 'lib'].map((site) => pool.build(order(site, site === 'main' ? 'cannot be drawn' : ''), 2, () => undefined)))

  expect(await Promise.allSettled([main, lib].map((result) => result?.drawPictures(path.join(folder, 'site'))))).toEqual([{ status: 'rejected', reason: new Error('no picture') }, { status: 'fulfilled', value: [] }])
})

test('tells which pictures lack what could not be had, whoever drew them', async () => {
  const { drawPictures } = await pool.build(order('main', 'lacks'), 2, () => undefined)

  expect(await drawPictures(path.join(folder, 'site'))).toEqual(['0 of 2', '1 of 2', 'both'])
})

test('all processes read ahead what they will share, and one that fails to says so only when the site is built', async () => {
  pool.readAhead('main')
  const { built } = await pool.build(order('main'), 2, () => undefined)

  expect([built, readdirSync(folder).filter((name) => name.startsWith('read-')).length]).toEqual([{ site: 'main', parts: ['0 of 2', '1 of 2'] }, 2])
  pool.readAhead('fails')
  expect((await pool.build(order('lib'), 1, () => undefined)).built).toMatchObject({ site: 'lib' })
})

test('more sites than processes wait for their turn', async () => {
  const sites = ['a', 'b', 'c', 'd', 'e']
  const results = await Promise.all(sites.map((site) => pool.build(order(site), 1, () => undefined)))

  expect(results.map(({ built }) => built)).toMatchObject(sites.map((site) => ({ site })))
})

/** That were ever started. */
function processes(): string[] {
  return readdirSync(folder).flatMap((name) => /^pid-(\d+)$/.exec(name)?.[1] ?? [])
}

function order(site: string, content = ''): SiteOrder {
  return { site, content, code: { id: '', files: {} }, settings: '', target: '', former: undefined, isDryRun: false, arePicturesLate: true }
}

/** Answers as site-worker.ts does, beside Gatsby's reporter; the content says how it fares with the last share. */
const worker = `
const made = {}
let own
process.send({ kind: 'ready' })
require('node:fs').writeFileSync(__dirname + '/pid-' + process.pid, '')
process.on('message', ({ kind, site, content, share, parts, folder }) => {
  if (kind === 'read' && site === 'fails') return process.send({ kind: 'failed', message: 'not read' })
  if (kind === 'read') return require('node:fs').writeFileSync(__dirname + '/read-' + process.pid, '') ?? process.send({ kind: 'read' })
  if (kind === 'pictures' && made[site].content === 'cannot be drawn') return process.send({ kind: 'failed', message: 'no picture' })
  if (kind === 'pictures') return require('node:fs').writeFileSync(folder + made[site].name, '') ?? process.send({ kind: 'drawn', lacking: made[site].content === 'lacks' ? ['both', made[site].name] : [] })
  if (kind === 'finish') return process.send({ kind: 'built', built: { site: own.site, parts: [own.name, ...parts] }, memory: 10 })
  const name = share.index + ' of ' + share.of
  process.send({ type: 'LOG_ACTION', action: {} })
  if (share.index === 1 && content === 'fails') return process.send({ kind: 'failed', message: 'share 1 failed' })
  if (share.index === 1 && content === 'is killed') return process.kill(process.pid, 'SIGKILL')
  if (share.index === 1 && content === 'dies') return console.error('in trouble') ?? setTimeout(() => console.error('out of luck') ?? process.exit(3), 50)
  if (share.index === 1 && content === 'panics') return console.error('success source nodes\\nerror The API is away.\\ngetMenu: no answer\\nnot finished source nodes - 0.4s') ?? process.exit(1)
  if (content === 'warns') console.log('info all is well\\n' + (process.env.FORCE_COLOR === '1' ? '\u001b[33mwarning\u001b[39m' : 'warning') + ' There is no gallery 21.')
  if (content === 'waits') process.send({ kind: 'waits', text: 'for the API' })
  for (let done = 1; done <= 10 / share.of; done += 1) process.send({ kind: 'progress', done, total: 10 })
  own = made[site] = { site, name, content }
  if (content === 'stammers') return process.stdout.write('warning There is no gal') && setTimeout(() => console.log('lery 22.') ?? process.send({ kind: 'built', built: { site, parts: [name] }, memory: 10 }), 50)
  if (share.of === 1) return process.send({ kind: 'built', built: { site, parts: [name] }, memory: 10 })
  process.send({ kind: 'made', pages: name, memory: 10 * (share.index + 1) })
})
`
