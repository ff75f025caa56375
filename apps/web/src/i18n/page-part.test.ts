/** @jest-environment node */
import fs from 'node:fs'
import path from 'node:path'
import { dynamicKeys } from '../testing/dynamic-keys'
import { pagePartOf } from './page-part'

const root = path.resolve(__dirname, '../../../..')
const templates = path.join(root, 'apps/web/src/templates')
const blocks = JSON.parse(fs.readFileSync(path.join(root, 'packages/blocks/package.json'), 'utf8')) as { exports: Record<string, string> }
const partOf = new Map<string, string>()
for (const file of fs.readdirSync(path.join(root, 'locales/kz'))) {
  const messages = JSON.parse(fs.readFileSync(path.join(root, 'locales/kz', file), 'utf8')) as Record<string, string>
  for (const key of Object.keys(messages)) partOf.set(key.replace(/_(one|few|many|other)$/, ''), path.basename(file, '.json'))
}

/** What is in the HTML of a page of the template, the template's islands among it. Other `import()` brings what comes later, with messages of its own. */
function sourcesOf(file: string, known = new Set<string>()): Set<string> {
  if (known.has(file)) return known
  known.add(file)
  const text = fs.readFileSync(file, 'utf8')
  for (const [, name = ''] of [...text.matchAll(/^(?:import|export) (?!type\b)(?:[^'();=]* from )?'([^']+)'/gm), ...text.matchAll(/import\(\/\* webpackChunkName: "island-[\w-]+" \*\/ '([^']+)'\)/g)]) {
    const source = resolve(path.dirname(file), name)
    if (source) sourcesOf(source, known)
  }
  return known
}

function resolve(folder: string, name: string): string | undefined {
  const inBlocks = name.startsWith('@university/blocks/') && blocks.exports[`./${name.slice('@university/blocks/'.length)}`]
  const base = inBlocks ? path.join(root, 'packages/blocks', inBlocks) : name.startsWith('.') ? path.join(folder, name) : undefined
  return base && [base, `${base}.ts`, `${base}.tsx`].find((file) => /\.tsx?$/.test(file) && fs.existsSync(file))
}

/** Keys that a source names, those that it puts together among them. */
function keysIn(text: string): string[] {
  const whole = [...text.matchAll(/'([a-z_]+\.[a-z0-9_]+)'(?!:)/g)].map(([, key = '']) => key)
  const together = Object.entries(dynamicKeys).flatMap(([template, keys]) => (text.includes(template) ? keys : []))
  return [...whole, ...together].filter((key) => partOf.has(key))
}

/** Parts that a source fetches before it says something. */
function partsFetchedBy(text: string): string[] {
  const named = [...text.matchAll(/useLateMessages\('(\w+)'\)/g)].map(([, part = '']) => part)
  return [...named, ...(text.includes('useLateMessages()') ? ['layout'] : [])]
}

/** Lists say it in blocks of pages alone, which have panels of filters. */
const ofPanels = ['events.filters', 'filters.all']

const names = fs.readdirSync(templates).flatMap((file) => /^([\w-]+)\.tsx$/.exec(file)?.[1] ?? [])

test.each(names)('pages of %s come with all that they say', (template) => {
  // What is within `noscript` the server alone says, which has all messages; whether there is a message may be asked of any.
  const texts = [...sourcesOf(path.join(templates, `${template}.tsx`))].map((file) => ({ file: path.relative(root, file), text: fs.readFileSync(file, 'utf8').replace(/<noscript>[\s\S]*?<\/noscript>|\.exists\('[^']*'\)/g, '') }))
  const parts = ['common', pagePartOf(template)]

  const missing = texts.flatMap(({ file, text }) => keysIn(text).filter((key) => !ofPanels.includes(key) && ![...parts, ...partsFetchedBy(text)].includes(partOf.get(key))).map((key) => `${file}: ${key} of ${partOf.get(key) ?? ''}`))
  expect(missing).toEqual([])
})

test('pages that say nothing of their own fetch no part for it', () => {
  const idle = names.filter((template) => {
    const part = pagePartOf(template)
    return part && ![...sourcesOf(path.join(templates, `${template}.tsx`))].some((file) => keysIn(fs.readFileSync(file, 'utf8')).some((key) => partOf.get(key) === part))
  })
  expect(idle).toEqual([])
})
