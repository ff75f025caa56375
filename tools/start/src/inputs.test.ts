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

function read(file: string): string {
  return readFileSync(path.join(root, file), 'utf8')
}

function parts(): string[] {
  return ['apps', 'packages', 'tools'].flatMap((folder) => readdirSync(path.join(root, folder)).map((part) => `${folder}/${part}/package.json`))
}
