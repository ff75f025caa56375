import { execFileSync } from 'node:child_process'
import fs from 'node:fs'
import path from 'node:path'
import { root } from './root'

/* What documents name is there: files, commands, titles of tests. Whether they are right about it, people must see. */

const files = new Set(execFileSync('git', ['ls-files', '--cached', '--others', '--exclude-standard'], { cwd: root, encoding: 'utf8' }).split('\n').filter((file) => file !== '' && fs.existsSync(path.join(root, file))))
const folders = new Set([...files].flatMap(foldersOf))
const documents = [...files].filter((file) => /^(docs\/|[^/]+\.md$|(apps|packages|tools)\/[^/]+\/[^/]+\.md$|(locales|content|deploy)\/[^/]+\.md$)/.test(file) && file.endsWith('.md'))

const coverage = 'docs/specification-coverage.md'
const short: Record<string, string> = { 'e2e/': 'apps/web/e2e/', 'web/': 'apps/web/src/', 'api/': 'apps/api/src/' }

test('finds documents', () => {
  expect(documents).toEqual(expect.arrayContaining(['README.md', 'CONTRIBUTING.md', coverage, 'docs/decisions/0001-sqlite-by-default.md', 'apps/api/README.md']))
})

test.each(documents)('%s links to nothing that is not there', (document) => {
  const links = [...read(document).matchAll(/\]\((?!https?:|mailto:|#)([^)\s#]+)(?:#[^)\s]*)?\)/g)].map(([, link = '']) => path.join(path.dirname(document), link).replace(/\/$/, ''))

  expect(links.filter((link) => !files.has(link) && !folders.has(link))).toEqual([])
})

test.each(documents)('%s links to no heading that is not there', (document) => {
  const links = [...read(document).matchAll(/\]\((?!https?:|mailto:)([^)\s#]*)#([^)\s]+)\)/g)].map(([, link = '', anchor = '']) => ({ file: link === '' ? document : path.join(path.dirname(document), link), anchor }))

  expect(links.filter(({ file, anchor }) => file.endsWith('.md') && !anchorsOf(file).includes(anchor))).toEqual([])
})

test.each(documents)('%s calls decisions by their numbers', (document) => {
  const named = [...read(document).matchAll(/\[(?:decisions? )?(\d+)\]\([^)]*?\b(\d{4})-[\w-]+\.md\)/g)]

  expect(named.filter(([, said, file]) => Number(said) !== Number(file)).map(([link]) => link)).toEqual([])
})

test.each(documents)('%s names only commands that there are', (document) => {
  const { scripts } = JSON.parse(read('package.json')) as { scripts: Record<string, string> }
  const named = [...read(document).matchAll(/\bnpm run ([\w:-]+)/g)].map(([, name = '']) => name)

  expect(named.filter((name) => !(name in scripts))).toEqual([])
})

test.each(documents.filter((document) => !/CHANGELOG|benchmarks/.test(document)))('%s names only files that there are', (document) => {
  const named = namesIn(read(document), document === coverage).flatMap(({ file }) => alternatives(file))

  if (document === coverage) expect(named.length).toBeGreaterThan(200)
  // A README writes paths as they are below the sources beside it.
  const sources = path.join(path.dirname(document), 'src/')
  expect(named.filter((file) => matching(file).length === 0 && matching(sources + file).length === 0)).toEqual([])
})

test('the table of the specification names tests by their titles', () => {
  const titled = namesIn(read(coverage), true).filter(({ title }) => title !== undefined)

  expect(titled.length).toBeGreaterThan(5)
  expect(titled.filter(({ file, title = '' }) => !alternatives(file).flatMap(matching).some((one) => hasTitle(one, title)))).toEqual([])
})

test('raw figures are figures, and not what programs printed while they were measured', () => {
  const raw = [...files].filter((file) => file.startsWith('docs/benchmarks/'))

  expect(raw.length).toBeGreaterThan(2)
  expect(raw.filter((file) => fs.statSync(path.join(root, file)).size > 100_000)).toEqual([])
})

interface Named {
  /** From the root; with braces and stars as the document writes it. */
  file: string
  /** Of a test in it: “asks for a page once”. */
  title: string | undefined
}

/** @param isShort whether `e2e/`, `web/` and `api/` stand for folders, and a file alone for one anywhere */
function namesIn(text: string, isShort: boolean): Named[] {
  return [...text.matchAll(/`([\w@.*{},/-]+)`(?: “([^”]+)”)?/g)].flatMap(([, name = '', title]) => {
    const start = Object.keys(short).find((one) => isShort && name.startsWith(one))
    const isAlone = isShort && /^[\w.-]+\.(tsx?|cjs|mjs|yaml|css)$/.test(name)
    const isPath = /^(apps|packages|tools|content|locales|deploy|docs)\/./.test(name)
    if (start) return [{ file: name.replace(start, short[start] ?? start), title }]
    const isEnd = isShort && /^[a-z][\w-]*\/[\w./{},-]*\.(tsx?|cjs|mjs|css)$/.test(name)
    return isPath ? [{ file: name, title }] : isAlone || isEnd ? [{ file: `**/${name}`, title }] : []
  })
}

/** `a/{b,c}.ts` are two. */
function alternatives(file: string): string[] {
  const [, before = '', choice = '', after = ''] = /^([^{]*)\{([^}]+)\}(.*)$/.exec(file) ?? []
  return choice === '' ? [file] : choice.split(',').flatMap((one) => alternatives(before + one + after))
}

function matching(file: string): string[] {
  const plain = file.replace(/\/$/, '')
  if (files.has(plain) || folders.has(plain)) return [plain]
  if (!plain.includes('*')) return []
  const pattern = new RegExp(`^${plain.replaceAll('.', '\\.').replaceAll('**/', '(.+/)?').replaceAll(/(?<!\))\*/g, '[^/]*')}$`)
  return [...files, ...folders].filter((one) => pattern.test(one))
}

function hasTitle(file: string, title: string): boolean {
  const words = title.replace(/\s*…$/, '')
  return files.has(file) && read(file).includes(words)
}

/** As GitHub makes them of headings: their letters, figures and hyphens, blanks as hyphens. */
function anchorsOf(file: string): string[] {
  const headings = [...read(file).replaceAll(/^```.*?^```/gms, '').matchAll(/^#+ (.+)$/gm)]
  return headings.map(([, heading = '']) => heading.toLowerCase().replaceAll(/[^\p{L}\p{N}\s_-]/gu, '').replaceAll(/\s/g, '-'))
}

function foldersOf(file: string): string[] {
  const folder = path.dirname(file)
  return folder === '.' ? [] : [folder, ...foldersOf(folder)]
}

function read(file: string): string {
  return fs.readFileSync(path.join(root, file), 'utf8')
}
