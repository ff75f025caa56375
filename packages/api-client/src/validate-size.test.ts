import { gzipSync } from 'node:zlib'
import { build } from 'esbuild'
import * as tables from './generated/validators'

/** What a bundler keeps of the exports, minified: text and bytes of `gzip -9`. */
async function bundle(...statements: string[]): Promise<{ text: string; size: number }> {
  const stdin = { contents: statements.join('\n'), resolveDir: __dirname }
  const { outputFiles } = await build({ stdin, bundle: true, minify: true, format: 'esm', target: 'es2022', write: false })
  const [file] = outputFiles
  return { text: file?.text ?? '', size: gzipSync(file?.contents ?? '', { level: 9 }).length }
}

const interpreter = `export { validate } from './validate'`

test('the interpreter, formats included, has 2,000 bytes at most', async () => {
  expect((await bundle(interpreter)).size).toBeLessThanOrEqual(2000)
})

test('the answers of each operation add 1,024 bytes at most, and so do its errors', async () => {
  const { size } = await bundle(interpreter)
  const added = await Promise.all(Object.keys(tables).map(async (name) => ({ name, size: (await bundle(interpreter, `export { ${name} } from './generated/validators'`)).size - size })))

  expect(added.length).toBeGreaterThan(100)
  expect(added.filter((one) => one.size > 1024)).toEqual([])
})

test('one operation brings along nothing of the others', async () => {
  const { text } = await bundle(`export { getMenuAnswers } from './generated/validators'`)

  expect([...text.matchAll(/path:"([^"]*)"/g)].map((match) => match[1])).toEqual(['/api/menu'])
  expect(text.match(/\w+(?=:\{)/g)).toEqual(expect.arrayContaining(['menu_title_kz', 'sub_menu', 'answers']))
  expect(text.length).toBeLessThan(1000)
})
