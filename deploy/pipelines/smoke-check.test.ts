import { spawnSync } from 'node:child_process'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

let programs: string

beforeEach(() => {
  programs = mkdtempSync(join(tmpdir(), 'smoke-check-'))
  // Says what it is asked for, and fails.
  writeFileSync(join(programs, 'curl'), '#!/bin/sh\nfor last; do :; done\necho "$last" >&2\nexit 22\n', { mode: 0o755 })
})
afterEach(() => rmSync(programs, { recursive: true, force: true }))

test.each([
  ['main', 'https://kokzhiek.example', 'https://kokzhiek.example'],
  ['main', 'https://www.kokzhiek.example/', 'https://www.kokzhiek.example'],
  ['lib', 'https://kokzhiek.example/', 'https://lib.kokzhiek.example'],
  ['lib', 'https://www.kokzhiek.example', 'https://lib.kokzhiek.example'],
  ['lib', 'http://localhost:8000', 'http://lib.localhost:8000'],
])('looks for the site %s of %s at %s', (site, siteUrl, address) => {
  const { status, stderr } = spawnSync('sh', [join(__dirname, 'smoke-check.sh'), site], { env: { PATH: `${programs}:${process.env.PATH}`, SITE_URL: siteUrl }, encoding: 'utf8' })

  expect([status, stderr.trim().split('\n')]).toEqual([1, [`${address}/builds/latest.json`, `smoke-check: ${address}: does not say which build it serves`]])
})
