import { spawnSync } from 'node:child_process'
import { join } from 'node:path'

const root = join(__dirname, '../..')

/** Of this repository, at the commit that is checked out. */
function run(...args: string[]) {
  const { status, stdout, stderr } = spawnSync(join(root, 'node_modules/.bin/tsx'), ['deploy/pipelines/changed-sites.ts', ...args], { cwd: root, env: { PATH: process.env.PATH }, encoding: 'utf8' })
  return { status, out: stdout.trim(), told: stderr.trim() }
}

test.each<[string[], string]>([
  [['--site', 'lib', '--site', 'main'], '["lib","main"]'],
  [['HEAD', 'HEAD'], '[]'],
  [['--site', 'lib', '--gitlab'], 'site lib:\n  extends: .site\n  variables: { SITE: lib }'],
  // A pipeline without a job is an error there.
  [['HEAD', 'HEAD', '--gitlab'], 'no site:\n  script: [echo "No site is concerned."]'],
])('of %j it says %s', (args, out) => {
  expect(run(...args)).toEqual({ status: 0, out, told: '' })
})

test('where the commit before is not known here all sites are built', () => {
  const { status, out, told } = run('0123456789012345678901234567890123456789', 'HEAD')

  expect([status, told]).toEqual([0, '0123456789012345678901234567890123456789 is no commit that is here: all sites'])
  expect([out, JSON.parse(out)]).toEqual([run('--all').out, expect.arrayContaining(['main', 'lib', 'csd'])])
})

test('a site whose content is gone is not built, and told of', () => {
  // What git calls a tree without files.
  const { status, out, told } = run('HEAD', '4b825dc642cb6eb9a060e54bf8d69288fbee4904')

  expect([status, out, told.split('\n')]).toEqual([0, '[]', expect.arrayContaining([expect.stringMatching(/^lib has no settings, so it is no site any more/)])])
})

test.each([
  [[], 'changed-sites: use: changed-sites.ts BASE HEAD | --site lib | --all  [--gitlab]'],
  [['--site', 'nowhere'], 'changed-sites: there is no site "nowhere"; known are main, '],
])('%j is told, and fails the pipeline', (args, why) => {
  expect(run(...args)).toEqual({ status: 1, out: '', told: expect.stringContaining(why) })
})
