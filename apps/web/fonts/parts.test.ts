import fs from 'node:fs'
import path from 'node:path'
import { charactersOf, parts, unicodeRange } from './parts'

const root = path.join(__dirname, '../../..')

test('writes characters as CSS does', () => {
  expect(unicodeRange('bac№')).toBe('U+61-63, U+2116')
})

test('reads what CSS writes', () => {
  expect(charactersOf('U+61-63, U+2116')).toEqual(['a', 'b', 'c', '№'])
})

test.each(['kz', 'ru', 'en'])('has every character of the messages in %s, so that no page fetches a whole font for them', (language) => {
  const folder = path.join(root, 'locales', language)
  const texts = fs.readdirSync(folder).map((file) => Object.values(JSON.parse(fs.readFileSync(path.join(folder, file), 'utf8')) as object).join(''))
  const all = Object.values(parts).join('')

  expect([...new Set(texts.join(''))].filter((character) => !all.includes(character) && character !== '\n')).toEqual([])
})

test('the styles are of these parts, and no two files of a family have a character in common', () => {
  const styles = fs.readFileSync(path.join(root, 'apps/web/src/styles/fonts.css'), 'utf8')
  const ranges = Array.from(styles.matchAll(/font-family: '([^']+)'[^}]*unicode-range: ([^;]+);/g), ([, family = '', range = '']) => ({ family, range }))
  const families = [...new Set(ranges.map(({ family }) => family))]

  for (const characters of Object.values(parts)) expect(ranges.filter(({ range }) => range === unicodeRange(characters))).toHaveLength(families.length)
  for (const name of families) {
    const all = ranges.filter(({ family }) => family === name).flatMap(({ range }) => charactersOf(range))
    expect(all.filter((character, index) => all.indexOf(character) !== index)).toEqual([])
  }
})
