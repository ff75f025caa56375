import { execFile, execFileSync } from 'node:child_process'
import { chmodSync, existsSync, lstatSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, readlinkSync, realpathSync, rmSync, statSync, symlinkSync, writeFileSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

const script = join(__dirname, '../../../../deploy/publish-site.sh')
let folder: string, dist: string, server: string

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'university-publish-'))
  dist = join(folder, 'dist')
  server = join(folder, 'server')
  mkdirSync(server)
})
afterEach(() => rmSync(folder, { recursive: true, force: true }))

interface Ended {
  code: number
  out: string
  err: string
}

/** Without the right of root to write everywhere, so that what may not be written to is met by root, too. */
const shell = process.getuid?.() === 0 ? ['/usr/bin/setpriv', '--bounding-set=-dac_override', 'sh'] : ['sh']

function run(args: string[], env: NodeJS.ProcessEnv = {}): Promise<Ended> {
  return new Promise((resolve) => {
    const [command = 'sh', ...options] = shell
    execFile(command, [...options, script, ...args], { env: { PATH: process.env.PATH, DIST: dist, MAPS_COMMAND: `echo told >>${folder}/maps`, ...env } }, (error, out, err) => resolve({ code: Number(error?.code ?? 0), out: out.trim(), err }))
  })
}
const publish = (env?: NodeJS.ProcessEnv) => run(['lib', `local:${server}`], env)
const rollBack = () => run(['--rollback', 'lib', `local:${server}`])

/** Build number n, as the build leaves it. */
function make(n: number, { site = 'lib', day = '20261122' } = {}): string {
  const id = `${n.toString(16).padStart(8, '0')}${'ab'.repeat(6)}`
  const name = `${day}T${String(100000 + n)}Z-${id.slice(0, 8)}`
  const build = join(dist, 'builds', site, name)
  mkdirSync(join(build, 'builds'), { recursive: true })
  writeFileSync(join(build, 'builds/latest.json'), JSON.stringify({ id, timestamp: 1_795_248_000_000 }))
  writeFileSync(join(build, 'index.html'), `page of ${n}\n${'x'.repeat(n)}</html>\n`)
  writeFileSync(join(build, `app-${n}.js`), `code of ${n}`)
  mkdirSync(join(build, 'shell'), { recursive: true })
  writeFileSync(join(build, `shell/lib-kz-${n}.json`), `shell of ${n}`)
  writeFileSync(join(build, 'the same.css'), 'styles')
  writeFileSync(`${build}.json`, JSON.stringify({ site, id, pages: {} }))
  mkdirSync(join(dist, 'sites'), { recursive: true })
  rmSync(join(dist, 'sites', site), { force: true })
  symlinkSync(`../builds/${site}/${name}`, join(dist, 'sites', site))
  return name
}
const served = () => readFileSync(join(server, 'sites/lib/index.html'), 'utf8').split('\n')[0]
const stored = () => readdirSync(join(server, 'builds/lib')).sort()

/** An rsync that is not itself. */
function stub(lines: string): NodeJS.ProcessEnv {
  mkdirSync(join(folder, 'bin'), { recursive: true })
  writeFileSync(join(folder, 'bin/rsync'), `#!/bin/sh\n${lines}\n`)
  chmodSync(join(folder, 'bin/rsync'), 0o755)
  return { PATH: `${folder}/bin:${process.env.PATH}` }
}

/** A machine that has these programs alone. */
function programs(...names: string[]): NodeJS.ProcessEnv {
  const bin = mkdtempSync(join(folder, 'programs-'))
  for (const name of names) symlinkSync(execFileSync('sh', ['-c', `command -v ${name}`], { encoding: 'utf8' }).trim(), join(bin, name))
  return { PATH: bin }
}
const realRsync = 'PATH=${PATH#*:}; export PATH\n'

test('has all of a build on the disk itself before it is served', async () => {
  const first = make(1)
  await publish()
  make(2)
  mkdirSync(join(folder, 'bin'))
  writeFileSync(join(folder, 'bin/sync'), `#!/bin/sh\nreadlink ../../sites/lib >>${folder}/synced\n`, { mode: 0o755 })

  const { code } = await publish({ PATH: `${folder}/bin:${process.env.PATH}` })

  expect([code, readFileSync(join(folder, 'synced'), 'utf8'), served()]).toEqual([0, `../builds/lib/${first}\n`, 'page of 2'])
})

test('publishes, keeps the build before and removes what is older', async () => {
  const names = []
  for (const n of [1, 2, 3]) {
    names.push(make(n))
    expect(await publish()).toMatchObject({ code: 0, out: 'published' })
    expect(served()).toBe(`page of ${n}`)
  }

  expect(stored()).toEqual([names[1], `${names[1]}.json`, names[2], `${names[2]}.json`])
  expect(readlinkSync(join(server, 'sites/lib'))).toBe(`../builds/lib/${names[2]}`)
  expect(readdirSync(join(server, 'sites'))).toEqual(['lib'])
  expect(readFileSync(join(folder, 'maps'), 'utf8')).toBe('told\ntold\ntold\n')
})

test('sends what has changed; the rest is the same file, with its time', async () => {
  const first = make(1)
  await publish()
  const before = statSync(join(server, 'builds/lib', first, 'the same.css'))
  const second = make(2)
  await publish()

  const after = statSync(join(server, 'builds/lib', second, 'the same.css'))
  expect([after.ino, after.mtimeMs, after.mode & 0o777]).toEqual([before.ino, before.mtimeMs, 0o644])
  expect(statSync(join(server, 'builds/lib', second, 'index.html')).ino).not.toBe(statSync(join(server, 'builds/lib', first, 'index.html')).ino)
})

test('does nothing where the build is served already', async () => {
  make(1)
  await publish()

  expect(await publish(stub('exit 1'))).toMatchObject({ code: 0, out: 'unchanged' })
})

test('tells nginx of a build where the run that had it served could not, once', async () => {
  make(1)
  const cut = await publish({ MAPS_COMMAND: 'exit 255' })

  const again = [await publish(), await publish()]

  expect([cut.out, cut.err.includes('nginx was not told')]).toEqual(['published', true])
  expect([again.map(({ out }) => out), readFileSync(join(folder, 'maps'), 'utf8')]).toEqual([['unchanged', 'unchanged'], 'told\n'])
})

test('goes back to the build before, once, and forward again', async () => {
  for (const n of [1, 2]) {
    make(n)
    await publish()
  }

  expect(await rollBack()).toMatchObject({ code: 0, out: 'rolled back' })
  expect(served()).toBe('page of 1')
  expect(await rollBack()).toMatchObject({ code: 1, err: expect.stringContaining('no former build') })
  expect(served()).toBe('page of 1')
  expect(await publish()).toMatchObject({ code: 0, out: 'published' })
  expect(served()).toBe('page of 2')
})

test('a rollback keeps what open pages of the build that goes ask for', async () => {
  make(1)
  await publish()
  make(2)
  await publish()
  await rollBack()

  expect(readFileSync(join(server, 'sites/lib/app-2.js'), 'utf8')).toBe('code of 2')
  expect(readFileSync(join(server, 'sites/lib/shell/lib-kz-2.json'), 'utf8')).toBe('shell of 2')
  expect(readFileSync(join(server, 'sites/lib/shell/lib-kz-1.json'), 'utf8')).toBe('shell of 1')
  expect(served()).toBe('page of 1')
})

test('a build after a rollback keeps the one that was gone back to', async () => {
  const good = make(1)
  await publish()
  make(2)
  await publish()
  await rollBack()
  make(3)
  await publish()
  await rollBack()

  expect(served()).toBe('page of 1')
  expect(stored()).toContain(good)
})

test.each([
  ['fails', `for last; do :; done; mkdir -p "$last"; echo half > "\${last}index.html"; exit 20`, 'the transfer was cut'],
  ['leaves a file out and says nothing', `${realRsync}for last; do :; done; rsync "$@" && case $last in */) rm "\${last}the same.css" ;; esac`, 'not all of'],
  ['cuts a file and says nothing', `${realRsync}for last; do :; done; rsync "$@" && case $last in */) echo half >"$last/index.html" ;; esac`, 'not all of'],
  ['cuts the manifest and says nothing', `${realRsync}for last; do :; done; rsync "$@" && case $last in *.json) echo half >"$last" ;; esac`, 'not all of'],
])('publishes nothing where the transfer %s; the next attempt does', async (_what, lines, message) => {
  make(1)
  await publish()
  const name = make(2)

  const cut = await publish(stub(lines))
  expect([cut.code, cut.err.includes(message), cut.out]).toEqual([1, true, ''])
  expect(served()).toBe('page of 1')

  expect(await publish()).toMatchObject({ code: 0, out: 'published' })
  expect(served()).toBe('page of 2')
  expect(stored().filter((one) => one.startsWith('.'))).toEqual([])
  expect(existsSync(join(server, 'builds/lib', name, 'the same.css'))).toBe(true)
})

test.each([
  ['there is no build', () => rmSync(join(dist, 'sites/lib')), 'leads to no build'],
  ['the manifest is missing', (name: string) => rmSync(join(dist, 'builds/lib', `${name}.json`)), 'manifest of the build, is missing'],
  ['the manifest is empty', (name: string) => writeFileSync(join(dist, 'builds/lib', `${name}.json`), ''), 'manifest of the build, is missing'],
  ['the manifest is of another site', (name: string) => writeFileSync(join(dist, 'builds/lib', `${name}.json`), '{"site":"main","id":"1"}'), 'the manifest of something else'],
  ['the build does not say which it is', (name: string) => rmSync(join(dist, 'builds/lib', name, 'builds/latest.json')), 'latest.json'],
  ['the build holds a link', (name: string) => symlinkSync('/etc/hostname', join(dist, 'builds/lib', name, 'data.bin')), 'holds a link'],
  ['the build says that it is another', (name: string) => writeFileSync(join(dist, 'builds/lib', name, 'builds/latest.json'), '{"id":"ffffffff00"}'), 'is not the build'],
])('refuses where %s', async (_what, spoil, message) => {
  make(1)
  await publish()
  spoil(make(2))

  const refused = await publish()
  expect([refused.code, refused.err.includes(message)]).toEqual([1, true])
  expect(served()).toBe('page of 1')
})

test('refuses a build that is older than the one that is served', async () => {
  make(2)
  await publish()
  make(1)

  expect(await publish()).toMatchObject({ code: 1, err: expect.stringContaining('which is newer') })
  expect(served()).toBe('page of 2')
})

test('goes on from a build whose clock was ahead, as it says', async () => {
  make(1)
  await publish()
  make(2, { day: '29991231' })
  await publish()
  make(3)

  const { code, err } = await publish()
  expect([code, err]).toEqual([1, expect.stringContaining(`its clock was ahead, or this machine's is behind: deploy/publish-site.sh --rollback lib local:${server}, then this again`)])
  await rollBack()
  expect(await publish()).toMatchObject({ code: 0, out: 'published' })
  expect(served()).toBe('page of 3')
})

test('leaves a site alone that is a folder of its own on the server', async () => {
  make(1)
  mkdirSync(join(server, 'sites/lib'), { recursive: true })

  expect(await publish()).toMatchObject({ code: 1, err: expect.stringContaining('no link to a build') })
  expect(lstatSync(join(server, 'sites/lib')).isDirectory()).toBe(true)
})

test.each(['it-park', 'lab2'])('publishes the site %s: an identifier may be any label of a host', async (site) => {
  make(1, { site })

  expect(await run([site, `local:${server}`])).toMatchObject({ code: 0, out: 'published' })
})

test.each([['lib;touch x', 'host'], ['../lib', 'host'], ['-lib', 'host'], ['', 'host'], ['lib', '-oProxyCommand=x'], ['lib', 'host;x'], ['lib', 'local:/tmp/$(x)']])('refuses the words %j %j', async (site, host) => {
  expect(await run([site, host])).toMatchObject({ code: 1, out: '' })
})

test('says what the server lacks, before anything is sent', async () => {
  make(1)

  rmSync(server, { recursive: true })
  expect(await publish()).toMatchObject({ code: 1, err: expect.stringMatching(/^publish-site: the server has no folder \S+ that \S+ may enter\npublish-site: nothing was sent\n$/) })
  mkdirSync(server)
  expect(await run(['lib', `local:${server}`], programs('sh', 'dirname', 'readlink', 'find', 'basename', 'sed', 'head', 'cat', 'rsync'))).toMatchObject({ code: 1, err: 'publish-site: the server has no flock\npublish-site: nothing was sent\n' })
  expect(await run(['lib', `local:${server}`], programs('sh'))).toMatchObject({ code: 1, err: 'publish-site: this machine has no rsync\n' })
  expect(readdirSync(server)).toEqual([])
})

test.each([
  ['the folder', ''],
  ['the folder of builds', 'builds'],
  ['the builds of the site', 'builds/lib'],
  ['the links', 'sites'],
])('says in one line that %s may not be written to', async (_what, path) => {
  make(1)
  if (path) {
    await publish()
    make(2)
  }
  chmodSync(join(server, path), 0o555)

  const refused = await publish()
  chmodSync(join(server, path), 0o755)
  expect(refused).toMatchObject({ code: 1, err: expect.stringMatching(/^publish-site: \S+ may not write to \S+\npublish-site: nothing was sent\n$/) })
})

test('tells a server that cannot store what comes from a line that was cut', async () => {
  make(1)

  expect(await publish(stub('exit 11'))).toMatchObject({ code: 1, err: expect.stringContaining('is its disk full?') })
})

test('a rollback that is not possible ends with 1, too', async () => {
  expect(await rollBack()).toMatchObject({ code: 1, out: '', err: 'publish-site: there is no former build of lib\npublish-site: lib is not rolled back; the server serves what it did\n' })
})

test('a build that nginx could not be told of is published all the same', async () => {
  make(1)

  expect(await publish({ MAPS_COMMAND: 'false' })).toMatchObject({ code: 0, out: 'published', err: expect.stringContaining('nginx was not told') })
})

test.each([
  ['at that moment, is published: the server is asked again', '[ -e "$0.cut" ] || { touch "$0.cut"; exit 255; }', { code: 0, out: 'published', err: expect.stringContaining('is served') as string }],
  ['for good says that the server was not asked', 'exit 255', { code: 1, out: '', err: expect.stringMatching(/^publish-site: the server does not say whether it serves \S+; the next attempt tells$/m) as string }],
])('a build whose line is cut after the switch, %s', async (_what, cut, ended) => {
  const name = make(1)
  writeFileSync(join(folder, 'ssh'), `#!/bin/sh\nwhile [ "$1" = -l ]; do shift 2; done\nshift\nsh -c "$*"\nif [ -e ${server}/sites/lib ]; then ${cut}; fi\n`)
  chmodSync(join(folder, 'ssh'), 0o755)

  expect(await run(['lib', 'publisher@machine'], { RSYNC_RSH: `${folder}/ssh`, SERVER_DIR: server })).toMatchObject(ended)
  expect(readlinkSync(join(server, 'sites/lib'))).toBe(`../builds/lib/${name}`)
})

test.each([
  ['at that moment, is done: the server is asked again', '[ -e "$0.cut" ] || { touch "$0.cut"; exit 255; }', { code: 0, out: 'rolled back' }],
  ['for good says that the server was not asked', 'exit 255', { code: 1, out: '', err: expect.stringContaining('publish-site: the server does not say whether lib is rolled back') as string }],
])('a rollback whose line is cut after the switch, %s', async (_what, cut, ended) => {
  const name = make(1)
  await publish()
  make(2)
  await publish()
  writeFileSync(join(folder, 'ssh'), `#!/bin/sh\nwhile [ "$1" = -l ]; do shift 2; done\nshift\nsh -c "$*"\nif [ "$(readlink ${server}/sites/lib)" = ../builds/lib/${name} ]; then ${cut}; fi\n`)
  chmodSync(join(folder, 'ssh'), 0o755)

  expect(await run(['--rollback', 'lib', 'publisher@machine'], { RSYNC_RSH: `${folder}/ssh`, SERVER_DIR: server })).toMatchObject(ended)
  expect(readlinkSync(join(server, 'sites/lib'))).toBe(`../builds/lib/${name}`)
})

test('a build from before that cannot be removed keeps none from being published', async () => {
  for (const n of [1, 2]) {
    make(n)
    await publish()
  }
  const [oldest = ''] = stored()
  chmodSync(join(server, 'builds/lib', oldest), 0o555)
  make(3)

  const ended = await publish()
  chmodSync(join(server, 'builds/lib', oldest), 0o755)
  expect(ended).toMatchObject({ code: 0, out: 'published', err: expect.stringContaining(`publish-site: ${oldest}, of lib, cannot be removed`) })
  expect([served(), readFileSync(join(folder, 'maps'), 'utf8')]).toEqual(['page of 3', 'told\ntold\ntold\n'])
})

test('goes through the shell of another machine', async () => {
  writeFileSync(join(folder, 'ssh'), '#!/bin/sh\n[ "$1" = -x ] && shift\nwhile [ "$1" = -l ]; do shift 2; done\nshift\nexec sh -c "$*"\n')
  chmodSync(join(folder, 'ssh'), 0o755)
  const env = { RSYNC_RSH: `${folder}/ssh -x`, SERVER_DIR: server }
  for (const n of [1, 2]) {
    make(n)
    expect(await run(['lib', 'publisher@machine'], env)).toMatchObject({ code: 0, out: 'published' })
    expect(served()).toBe(`page of ${n}`)
  }

  expect(await run(['--rollback', 'lib', 'publisher@machine'], env)).toMatchObject({ code: 0, out: 'rolled back' })
  expect(served()).toBe('page of 1')
})

test('20 publications: whoever reads meanwhile finds a whole build each time', async () => {
  make(0)
  await publish()
  const seen = new Set<string>()
  const failures: unknown[] = []
  let isOver = false
  let reads = 0
  const reading = (async () => {
    while (!isOver) {
      try {
        const page = await readFile(join(server, 'sites/lib/index.html'), 'utf8')
        // As nginx: where the link leads is found out once, page and policy are taken by that.
        const build = realpathSync(join(server, 'sites/lib'))
        const [whole, latest] = [await readFile(join(build, 'index.html'), 'utf8'), await readFile(join(build, 'builds/latest.json'), 'utf8')]
        const number = parseInt((JSON.parse(latest) as { id: string }).id.slice(0, 8), 16)
        if (!page.endsWith('</html>\n') || !whole.startsWith(`page of ${number}\n`) || !whole.endsWith('</html>\n')) failures.push(whole)
        seen.add(build)
        reads += 1
      } catch (error) {
        failures.push(error)
      }
    }
  })()
  const outcomes: string[] = []
  for (let n = 1; n <= 20; n += 1) {
    make(n)
    outcomes.push((await publish()).out)
  }
  isOver = true
  await reading

  expect(outcomes).toEqual(Array<string>(20).fill('published'))
  expect(failures).toEqual([])
  expect(reads).toBeGreaterThan(20)
  expect(seen.size).toBeGreaterThan(10)
})
