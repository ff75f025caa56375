import { execFileSync } from 'node:child_process'
import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { root } from './root'

/** What targets name as their inputs, by part. */
const named = [['nx.json', read('nx.json')], ...parts().map((file) => [file, read(file)] as const)] as const

/* Nx takes all of a project's patterns as one set: what any of them leaves out is left out, and the target succeeds from the cache whatever the file says. */
test('no target names a file from {projectRoot}, where "source" may leave it out, but from {workspaceRoot}', () => {
  const files = named.flatMap(([file, text]) => [...text.matchAll(/"inputs": \[[^\]]*\]/g)].flatMap(([inputs]) => [...inputs.matchAll(/"(\{projectRoot\}[^"]*)"/g)].map(([, input]) => `${file}: ${input}`)))

  expect(named.length).toBeGreaterThan(10)
  expect(files).toEqual([])
})

/* Nx takes what is not among its inputs for unchanged, and answers from its cache. */
test('every script is among what the linting of all depends on', () => {
  const { nx } = JSON.parse(read('tools/start/package.json')) as { nx: { targets: Record<'lint-all', { inputs: string[] }> } }
  const patterns = nx.targets['lint-all'].inputs.flatMap((input) => (input.startsWith('{workspaceRoot}/') ? patternOf(input.slice('{workspaceRoot}/'.length)) : []))
  const scripts = execFileSync('git', ['ls-files', '*.ts', '*.tsx', '*.js', '*.mjs', '*.cjs'], { cwd: root, encoding: 'utf8' }).trim().split('\n')

  expect(scripts.length).toBeGreaterThan(1000)
  expect(scripts.filter((file) => !patterns.some((pattern) => pattern.test(file)))).toEqual([])
})

test('the tests of deploy/ depend on the code of the API that its commands load', () => {
  const { nx } = JSON.parse(read('tools/deploy-test/package.json')) as { nx: { implicitDependencies: string[]; targets: Record<'test', { inputs: string[] }> } }

  expect(read('deploy/write-nginx-maps.ts')).toContain("from '../apps/api/src/")
  expect([nx.implicitDependencies, nx.targets.test.inputs]).toEqual([['api'], expect.arrayContaining(['^production'])])
})

/** Of a pattern of Nx, as far as ours go: `{a,b}`, `*` within a name, and `**` for folders. */
function patternOf(glob: string): RegExp {
  const parts: Record<string, string> = { '**/': '(?:.*/)?', '*': '[^/]*', '{': '(?:', '}': ')', ',': '|', '.': '\\.' }
  return new RegExp(`^${glob.replace(/\*\*\/|[*{},.]/g, (part) => parts[part] ?? part)}$`)
}

function read(file: string): string {
  return readFileSync(path.join(root, file), 'utf8')
}

function parts(): string[] {
  return ['apps', 'packages', 'tools'].flatMap((folder) => readdirSync(path.join(root, folder)).map((part) => `${folder}/${part}/package.json`))
}
