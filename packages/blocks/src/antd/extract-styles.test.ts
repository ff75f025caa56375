/** @jest-environment node */
import { readFileSync } from 'node:fs'
import path from 'node:path'
import { askedFor, extractStyles, namesOf } from './extract-styles'

const read = (file: string) => readFileSync(path.join(__dirname, file), 'utf8')
const siteTokens = read('site-tokens.css')
const extracted = extractStyles(siteTokens)
const files = Object.keys(extracted)

test.each(files)('%s is what the installed antd gives: if not, npx tsx packages/blocks/src/antd/write-styles.ts', (file) => {
  expect(read(file)).toBe(extracted[file])
})

test.each(files)('all variables that %s asks for have a value', (file) => {
  const known = new Set([...namesOf(siteTokens), ...namesOf(read(file))])

  expect([...askedFor(read(file))].filter((name) => !known.has(name))).toEqual([])
})

test.each(files)('%s has no colour of its own: each is a token of the site', (file) => {
  expect(read(file).match(/#[\da-f]{3,8}\b|\b(?:rgb|hsl)a?\(/gi)).toBeNull()
})

test.each(files)('%s says nothing of the rest of the page', (file) => {
  const selectors = read(file).match(/^(?! *(?:\d|--|\/| \*)).*(?=,$| \{$)/gm)?.filter((line) => !/^@|^ *[\w-]+: /.test(line)) ?? []

  expect(selectors.length).toBeGreaterThan(30)
  expect(selectors.filter((selector) => !/\.(ant-|css-var-root)/.test(selector))).toEqual([])
})

test('site-tokens.css has nothing that is not asked for', () => {
  const asked = new Set(files.flatMap((file) => [...askedFor(read(file))]))

  expect(namesOf(siteTokens).filter((name) => !asked.has(name))).toEqual([])
})
