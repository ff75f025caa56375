/** @jest-environment node */
import fs from 'node:fs/promises'
import os from 'node:os'
import path from 'node:path'
import webpack from 'webpack'
import { NoLateCodePlugin } from './no-late-code'

let root: string

beforeEach(async () => (root = await fs.mkdtemp(path.join(os.tmpdir(), 'late-'))))
afterEach(() => fs.rm(root, { recursive: true }))

test('leaves out what only a browser fetches, unless it is needed at once, too', async () => {
  const chunk = (name: string, file: string) => `() => import(/* webpackChunkName: "${name}" */ './${file}')`
  await write('render.js', `import './both'; export default [${chunk('component---news', 'news')}, ${chunk('dialog', 'both')}, ${chunk('open-block', 'blocks')}, () => import('./unnamed')]`)
  await write('news.js', `export default [${chunk('dialog', 'dialog')}, ${chunk('island-news', 'list')}, ${chunk('share', 'share')}]`)
  await write('dialog.js', `import './calendar'; export default 1`)
  await write('blocks.js', `export default [${chunk('block-gallery', 'gallery')}, ${chunk('messages-ru', 'messages')}]`)
  for (const name of ['both', 'calendar', 'gallery', 'list', 'messages', 'share', 'unnamed']) await write(`${name}.js`, `export default '${name}'`)

  expect(await compile()).toEqual(['blocks.js', 'both.js', 'gallery.js', 'list.js', 'news.js', 'render.js', 'share.js', 'unnamed.js'])
})

/** @returns the files that are in it */
async function compile(): Promise<string[]> {
  const compiler = webpack({ context: root, mode: 'production', target: 'node', entry: './render.js', output: { path: path.join(root, 'out') }, plugins: [new NoLateCodePlugin()] })
  const stats = await new Promise<webpack.Stats>((resolve, reject) => compiler.run((error, done) => (!done || done.hasErrors() || done.hasWarnings() ? reject(error ?? new Error(done?.toString())) : resolve(done))))
  const files = [...stats.compilation.fileDependencies].filter((file) => file.endsWith('.js')).map((file) => path.basename(file))
  await new Promise((resolve) => compiler.close(resolve))
  return files.sort()
}

async function write(file: string, text: string): Promise<void> {
  await fs.writeFile(path.join(root, file), text)
}
