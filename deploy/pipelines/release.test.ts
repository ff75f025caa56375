import { spawnSync } from 'node:child_process'
import { copyFileSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

let folder: string

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'release-'))
  mkdirSync(join(folder, 'pipelines'))
  copyFileSync(join(__dirname, 'release.sh'), join(folder, 'pipelines/release.sh'))
  copyFileSync(join(__dirname, 'smoke-check.sh'), join(folder, 'pipelines/smoke-check.sh'))
  writeFileSync(join(folder, 'publish-site.sh'), '#!/bin/sh\necho "$*" >&2\necho published\n', { mode: 0o755 })
})
afterEach(() => rmSync(folder, { recursive: true, force: true }))

test.each([
  ['SITE_URL', { PUBLISH_HOST: 'publisher@web.kokzhiek.example' }],
  ['PUBLISH_HOST', { SITE_URL: 'https://kokzhiek.example' }],
  ['PUBLISH_KNOWN_HOSTS_FILE', { PUBLISH_HOST: 'publisher@web.kokzhiek.example', SITE_URL: 'https://kokzhiek.example', PUBLISH_KEY_FILE: '/dev/null' }],
])('without %s nothing is published', (name, settings) => {
  const { status, stderr } = spawnSync('sh', [join(folder, 'pipelines/release.sh'), 'lib'], { env: { PATH: process.env.PATH, ...settings }, encoding: 'utf8' })

  expect([status, stderr.trim().split('\n').map((line) => line.split(': ').slice(2, 4).join(': '))]).toEqual([2, [expect.stringMatching(new RegExp(`^${name}: is not set`))]])
})
