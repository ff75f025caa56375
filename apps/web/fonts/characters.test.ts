/** @jest-environment node */
import fs from 'node:fs'
import path from 'node:path'
import { charactersOf, charactersOfTexts, unicodeRange } from './characters'

const root = path.join(__dirname, '../../..')

test('writes characters as CSS does', () => {
  expect(unicodeRange('bac№')).toBe('U+61-63, U+2116')
})

test('reads what CSS writes', () => {
  expect(charactersOf('U+61-63, U+2116')).toEqual(['a', 'b', 'c', '№'])
})

test.each(['kz', 'ru', 'en'])('has every character of the messages in %s, so that no page fetches the rare ones for them', (language) => {
  const folder = path.join(root, 'locales', language)
  const texts = fs.readdirSync(folder).map((file) => Object.values(JSON.parse(fs.readFileSync(path.join(folder, file), 'utf8')) as object).join(''))

  expect([...new Set(texts.join(''))].filter((character) => !charactersOfTexts.includes(character) && character !== '\n')).toEqual([])
})

test('the styles are of these characters, and no two files of a weight have one in common', () => {
  const styles = fs.readFileSync(path.join(root, 'apps/web/src/styles/fonts.css'), 'utf8')
  const faces = Array.from(styles.matchAll(/font-family: ('[^']+';\s+font-weight: [^;]+);[^}]*unicode-range: ([^;]+);/g), ([, face = '', range = '']) => ({ face, range }))
  const names = [...new Set(faces.map(({ face }) => face))]

  expect(names).toHaveLength(5)
  for (const name of names) {
    const ranges = faces.filter(({ face }) => face === name).map(({ range }) => range)
    // What a reader has chosen has no file of its own for rare characters.
    expect(ranges).toEqual([unicodeRange(charactersOfTexts), ...(name.includes('Literata Text') ? [] : [expect.any(String)])])
    const all = ranges.flatMap(charactersOf)
    expect(all.filter((character, index) => all.indexOf(character) !== index)).toEqual([])
  }
})
