import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { basename, join } from 'node:path'
import { emitterNames } from './emitters/all-emitters'
import { generate } from './emitters/generate'
import { loadDocument } from './read/load-document'

/*
 * What small documents become, whole (but for the documentation, which is for people and changes with its looks): golden/NAME.yaml → golden/NAME.want.txt. After a wanted change:
 * `UPDATE_GOLDEN=1 npx jest -c tools/codegen/jest.config.cjs golden`, then read the difference.
 */
const folder = join(__dirname, '../golden')
const names = readdirSync(folder).filter((file) => file.endsWith('.yaml')).map((file) => basename(file, '.yaml'))

async function emitAll(name: string): Promise<string> {
  const { document } = await loadDocument(join(folder, `${name}.yaml`))
  const outputs = emitterNames.filter((emit) => emit !== 'docs').map((emit) => ({ emit, to: emit, ...(emit === 'graphql' ? { options: { prefix: 'My', translations: ['kz', 'ru', 'en'] } } : {}) }))
  const { files, notes } = generate(document, outputs, { source: `${name}.yaml`, command: 'npm run codegen' })
  return [...files.map(({ path, text }) => `==== ${path}\n${text}`), `==== notes\n${notes.join('\n')}\n`].join('\n')
}

test.each(names)('%s becomes what it always became', async (name) => {
  const text = await emitAll(name)
  const want = join(folder, `${name}.want.txt`)
  if (process.env.UPDATE_GOLDEN || !existsSync(want)) writeFileSync(want, text)

  expect(text).toBe(readFileSync(want, 'utf8'))
})

/* Arbitrary documents do, too: documents-property.wide.test.ts. */
test('a document becomes the same a second time', async () => {
  expect(await emitAll('exchange-3.1')).toBe(await emitAll('exchange-3.1'))
})
