/** @jest-environment node */
import { execFileSync } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { allMessages } from '../src/i18n/all-messages'
import { languages } from '../src/i18n/languages'
import { gatsbyConfig } from './config'
import lean from './stand-ins/lean-i18next'

const whole = readFileSync(path.join(path.dirname(require.resolve('i18next/package.json')), 'dist/esm/i18next.js'), 'utf8')
const folder = mkdtempSync(path.join(os.tmpdir(), 'i18next-'))
afterAll(() => rmSync(folder, { recursive: true }))

/** What a page in each language says of every message, with all that may be put in, and of one that is not there. */
const script = `
import { readFileSync } from 'node:fs'
import i18next from './i18next.mjs'
const { options, messages } = JSON.parse(readFileSync(process.argv[2], 'utf8'))
const said = Object.entries(messages).map(([lng, of]) => {
  const i18n = i18next.createInstance()
  i18n.init({ ...options, resources: { [lng]: { common: of } }, lng, fallbackLng: 'kz', react: { useSuspense: false } })
  const keys = new Set(Object.keys(of).map((key) => key.replace(/_(one|few|many|other)$/, '')))
  const values = Object.fromEntries(Object.values(of).flatMap((text) => [...text.matchAll(/\\{\\{\\s*(\\w+)/g)]).map(([, name]) => [name, '<' + name + '>']))
  return [...keys, 'not.there'].flatMap((key) => [1, 2, 5, 21].map((count) => i18n.t(key, { ...values, count })))
})
console.log(JSON.stringify(said))
`

function saidBy(name: string, i18next: string): string[][] {
  const data = path.join(folder, 'messages.json')
  const options = gatsbyConfig.plugins?.flatMap((plugin) => (typeof plugin === 'object' && plugin?.resolve === 'gatsby-plugin-react-i18next' ? [(plugin.options as { i18nextOptions: object }).i18nextOptions] : []))[0]
  writeFileSync(data, JSON.stringify({ options, messages: allMessages }))
  writeFileSync(path.join(folder, 'i18next.mjs'), i18next)
  writeFileSync(path.join(folder, `${name}.mjs`), script)
  return JSON.parse(execFileSync(process.execPath, [path.join(folder, `${name}.mjs`), data], { encoding: 'utf8' })) as string[][]
}

test('says of every message what the whole i18next says', () => {
  const said = saidBy('lean', lean(whole))

  expect(said).toEqual(saidBy('whole', whole))
  expect([said.length, said.every((texts) => texts.length > 1000 && texts.at(-1) === 'not.there')]).toEqual([languages.length, true])
})

test('says so when i18next is written in another way', () => {
  expect(() => lean(whole.replace('class Formatter {', 'class Formats {'))).toThrow(/^i18next has no .*Formatter.* any more/)
})
