/** @jest-environment node */
import fs from 'node:fs/promises'
import os from 'node:os'
import path from 'node:path'
import webpack from 'webpack'
import { UsedCodePlugin, type UsedCode } from './used-code'

let root: string

afterEach(() => fs.rm(root, { recursive: true }))
beforeEach(async () => {
  root = await fs.realpath(await fs.mkdtemp(path.join(os.tmpdir(), 'used-')))
  await write('node_modules/left-pad/package.json', '{"version":"1.0.0","main":"index.js"}')
  await write('node_modules/left-pad/index.js', 'module.exports = (text) => text')
  await write('src/render.js', `
    import './layout'
    export const pages = {
      news: () => import(/* webpackChunkName: "component---news" */ './news'),
      page: () => import(/* webpackChunkName: "component---page" */ './page'),
    }`)
  await write('src/layout.js', `import pad from 'left-pad'; import fs from 'node:fs'; export const late = () => import(/* webpackChunkName: "dialog" */ './dialog'); export default [pad, fs]`)
  await write('src/dialog.js', 'export default 1')
  await write('src/news.js', `import './date?export=default'; import './layout'; export const share = () => import(/* webpackChunkName: "share" */ './share'); export const list = () => import(/* webpackChunkName: "island-news" */ './list')`)
  await write('src/share.js', 'export default 1')
  await write('src/list.js', 'export default 1')
  await write('src/date.js', 'export default 2')
  await write('src/page.js', `export const block = () => import(/* webpackChunkName: "block-gallery" */ './gallery')`)
  await write('src/gallery.js', `import './date'`)
})

afterEach(() => fs.rm(root, { recursive: true, force: true }))

test('tells what every page is made of from what a template, its island, a block and the ways to share add', async () => {
  const { everywhere, parts } = await compile()

  expect(everywhere).toEqual(['node_modules/left-pad', 'src/dialog.js', 'src/layout.js', 'src/render.js'])
  expect(parts).toEqual({ 'block-gallery': ['src/date.js', 'src/gallery.js'], 'component---news': ['src/date.js', 'src/news.js'], 'component---page': ['src/page.js'], 'island-news': ['src/list.js'], share: ['src/share.js'] })
})

test.each([
  ['a file', 'src/date.js', 'export default 3', 'src/date.js'],
  ['the version of a package', 'node_modules/left-pad/package.json', '{"version":"1.0.1","main":"index.js"}', 'node_modules/left-pad'],
])('names the content of %s', async (_, file, text, name) => {
  const before = await compile()
  await write(file, text)
  const after = await compile()

  expect(Object.keys(after.files)).toEqual(Object.keys(before.files))
  expect(Object.keys(after.files).filter((one) => after.files[one] !== before.files[one])).toEqual([name])
})

async function compile(): Promise<UsedCode> {
  const file = path.join(root, 'used-code.json')
  const compiler = webpack({ context: root, mode: 'production', target: 'node', entry: './src/render.js', output: { path: path.join(root, 'out') }, plugins: [new UsedCodePlugin(file, root)] })
  await new Promise<void>((resolve, reject) => compiler.run((error, stats) => (error ?? stats?.hasErrors() ? reject(error ?? new Error(stats?.toString())) : resolve())))
  await new Promise((resolve) => compiler.close(resolve))
  return JSON.parse(await fs.readFile(file, 'utf8')) as UsedCode
}

async function write(file: string, text: string): Promise<void> {
  const full = path.join(root, file)
  await fs.mkdir(path.dirname(full), { recursive: true })
  await fs.writeFile(full, text)
}
