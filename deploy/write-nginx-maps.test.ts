import { execFileSync } from 'node:child_process'
import { mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

const folder = mkdtempSync(join(tmpdir(), 'nginx-maps-'))
afterAll(() => rmSync(folder, { recursive: true }))

/** A build of a site, to which its link leads. */
function publish(site: string): string {
  const build = join(folder, 'builds', site, '1')
  mkdirSync(join(build, 'static'), { recursive: true })
  mkdirSync(join(folder, 'sites'), { recursive: true })
  for (const name of ['index.html', 'csp-hashes.json']) writeFileSync(join(build, name), '[]')
  symlinkSync(`../builds/${site}/1`, join(folder, 'sites', site))
  return build
}

function run(...command: string[]): void {
  const env = { ...process.env, DATA_DIR: join(folder, 'data'), SITES_DIR: join(folder, 'sites') }
  execFileSync(process.execPath, ['--import', 'tsx', ...command], { env, cwd: join(__dirname, '..'), stdio: 'pipe' })
}

test('tells nginx of builds, but of none that holds a link: nginx would send what it leads to', () => {
  publish('main')
  symlinkSync('/etc/hostname', join(publish('lib'), 'static/data.bin'))

  run('apps/api/src/cli.ts', 'migrate')
  run('deploy/write-nginx-maps.ts', join(folder, 'maps'))

  const builds = readFileSync(join(folder, 'maps/builds.map'), 'utf8')
  expect([builds.includes('main/1'), builds.includes('lib/1')]).toEqual([true, false])
})
