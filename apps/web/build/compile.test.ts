/** @jest-environment node */
import fs from 'node:fs'
import path from 'node:path'
import packageJson from '../package.json'

/** Files of this folder that the script is made of. */
function sourcesOf(script: string, known = new Set<string>()): Set<string> {
  if (known.has(script)) return known
  known.add(script)
  const text = fs.readFileSync(path.join(__dirname, script), 'utf8')
  for (const [, name] of text.matchAll(/from '\.\/([\w-]+)'/g)) sourcesOf(`${name}.ts`, known)
  return known
}

test('the code is compiled anew when what compiles it changes', () => {
  const { inputs } = packageJson.nx.targets.build
  const sources = [...sourcesOf('compile.ts'), ...sourcesOf('compile-renderer.ts')]

  // Nx takes out what an input with `!` names, even where another brings it back: so they are named from the root.
  expect(inputs).toEqual(expect.arrayContaining(sources.map((file) => `{workspaceRoot}/apps/web/build/${file}`)))
})
