import { readdirSync, readFileSync } from 'node:fs'
import { dirname, join, relative } from 'node:path'

const folder = join(__dirname, '..')
const files = ['schemas', 'parameters', 'responses', 'resources'].flatMap((part) =>
  readdirSync(join(folder, part), { recursive: true, encoding: 'utf8' }).flatMap((file) => (file.endsWith('.yaml') ? [join(part, file)] : [])),
)

/** What a file of the contract refers to, relative to the contract's folder. */
function targetsOf(file: string): string[] {
  const text = readFileSync(join(folder, file), 'utf8')
  return [...text.matchAll(/[\w./-]+\.yaml/g)].map(([target]) => relative(folder, join(folder, dirname(file), target))).filter((target) => target !== file)
}

test('nothing lies beside the contract that it does not refer to', () => {
  const named = new Set(['openapi.yaml', ...files].flatMap(targetsOf))

  expect(files.filter((file) => !named.has(file))).toEqual([])
})
