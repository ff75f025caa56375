import { basename } from 'node:path'
import { gzipSync } from 'node:zlib'
import { build, type Plugin } from 'esbuild'
import * as tables from './generated/validators'

/** What a bundler keeps of each of the modules, minified: text and bytes of `gzip -9`. They are bundled in one run, which reads what they share once. */
async function bundle(...modules: string[]): Promise<{ text: string; size: number }[]> {
  const virtual: Plugin = {
    name: 'virtual',
    setup(run) {
      run.onResolve({ filter: /^module \d+$/ }, ({ path }) => ({ path, namespace: 'virtual' }))
      run.onLoad({ filter: /^/, namespace: 'virtual' }, ({ path }) => ({ contents: modules[Number(path.slice(7))] ?? '', resolveDir: __dirname }))
    },
  }
  const entryPoints = modules.map((_, index) => ({ in: `module ${index}`, out: String(index) }))
  const { outputFiles } = await build({ entryPoints, plugins: [virtual], outdir: __dirname, bundle: true, minify: true, format: 'esm', target: 'es2022', write: false })
  const byName = new Map(outputFiles.map((file) => [basename(file.path, '.js'), file]))
  return modules.map((_, index) => {
    const file = byName.get(String(index))
    return { text: file?.text ?? '', size: gzipSync(file?.contents ?? '', { level: 9 }).length }
  })
}

const interpreter = `export { validate } from './validate'`

test('the interpreter, formats included, has 2,000 bytes at most', async () => {
  const [bundled] = await bundle(interpreter)

  expect(bundled?.size).toBeLessThanOrEqual(2000)
})

test('the answers of each operation add 1,024 bytes at most, and so do its errors', async () => {
  const names = Object.keys(tables)
  const [alone, ...all] = await bundle(interpreter, ...names.map((name) => `${interpreter}\nexport { ${name} } from './generated/validators'`))
  const added = all.map(({ size }, index) => ({ name: names[index], size: size - (alone?.size ?? 0) }))

  expect(added.length).toBeGreaterThan(100)
  expect(added.filter((one) => one.size > 1024)).toEqual([])
})

test('one operation brings along nothing of the others', async () => {
  const [{ text } = { text: '' }] = await bundle(`export { getMenuAnswers } from './generated/validators'`)

  expect([...text.matchAll(/path:"([^"]*)"/g)].map((match) => match[1])).toEqual(['/api/menu'])
  expect(text.match(/\w+(?=:\{)/g)).toEqual(expect.arrayContaining(['menu_title_kz', 'sub_menu', 'answers']))
  expect(text.length).toBeLessThan(1000)
})
