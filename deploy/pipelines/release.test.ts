import { spawnSync } from 'node:child_process'
import { copyFileSync, existsSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

let folder: string

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'release-'))
  mkdirSync(join(folder, 'pipelines'))
  copyFileSync(join(__dirname, 'release.sh'), join(folder, 'pipelines/release.sh'))
  copyFileSync(join(__dirname, 'smoke-check.sh'), join(folder, 'pipelines/smoke-check.sh'))
  publishSite('echo "$*" >&2; echo published')
})
afterEach(() => rmSync(folder, { recursive: true, force: true }))

/** What publishes does this. */
function publishSite(script: string): void {
  writeFileSync(join(folder, 'publish-site.sh'), `#!/bin/sh\n${script}\n`, { mode: 0o755 })
}

test.each([
  ['SITE_URL', { PUBLISH_HOST: 'publisher@web.kokzhiek.example' }],
  ['PUBLISH_HOST', { SITE_URL: 'https://kokzhiek.example' }],
  ['PUBLISH_KNOWN_HOSTS_FILE', { PUBLISH_HOST: 'publisher@web.kokzhiek.example', SITE_URL: 'https://kokzhiek.example', PUBLISH_KEY_FILE: '/dev/null' }],
])('without %s nothing is published', (name, settings) => {
  const { status, stderr } = spawnSync('sh', [join(folder, 'pipelines/release.sh'), 'lib'], { env: { PATH: process.env.PATH, ...settings }, encoding: 'utf8' })

  expect([status, stderr.trim().split('\n').map((line) => line.split(': ').slice(2, 4).join(': '))]).toEqual([2, [expect.stringMatching(new RegExp(`^${name}: is not set`))]])
})

const settings = { PATH: process.env.PATH, PUBLISH_HOST: 'publisher@web.kokzhiek.example', SITE_URL: 'https://kokzhiek.example' }

test.each([
  ['published', 0, 0, ['lib', 'looked']],
  ['published', 1, 1, ['lib', 'looked', '--rollback lib']],
  ['unchanged', 1, 1, ['lib', 'looked']],
  ['', 0, 1, ['lib']],
])('what is "%s", and looked at with the outcome %i, ends with %i', (outcome, seen, status, steps) => {
  publishSite(`echo "$*" >&2; ${outcome ? `echo ${outcome}` : 'exit 1'}`)
  writeFileSync(join(folder, 'pipelines/smoke-check.sh'), `#!/bin/sh\necho looked >&2\nexit ${seen}\n`, { mode: 0o755 })

  const ended = spawnSync('sh', [join(folder, 'pipelines/release.sh'), 'lib'], { env: settings, encoding: 'utf8' })

  expect([ended.status, ended.stderr.trim().split('\n').map((line) => line.replace(` ${settings.PUBLISH_HOST}`, ''))]).toEqual([status, steps])
})

test('the key is for nobody else, goes to the known server and its folder alone, and is gone afterwards', () => {
  const [key, hosts] = ['key', 'known_hosts'].map((name) => join(folder, name))
  for (const file of [key, hosts]) writeFileSync(String(file), 'a line without an end')
  publishSite('{ echo "$SERVER_DIR $RSYNC_RSH" && set -- $RSYNC_RSH && stat -c %a "$3" && cat "$3"; } >&2; exit 1')

  const { stderr } = spawnSync('sh', [join(folder, 'pipelines/release.sh'), 'lib'], { env: { ...settings, PUBLISH_DIR: '/srv/test', PUBLISH_KEY_FILE: key, PUBLISH_KNOWN_HOSTS_FILE: hosts }, encoding: 'utf8' })

  const [ssh = '', mode, ...lines] = stderr.split('\n')
  const [, copy = '', known] = /^\/srv\/test ssh -i (\S+) -o UserKnownHostsFile=(\S+) -o StrictHostKeyChecking=yes /.exec(ssh) ?? []
  expect([mode, lines, copy.replace(/KEY$/, 'KNOWN_HOSTS'), existsSync(copy)]).toEqual(['600', ['a line without an end', ''], known, false])
  expect(ssh).toContain(' -o BatchMode=yes ')
})
