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

test('each family has one file for a weight, and that of the rare characters none of these', () => {
  const styles = fs.readFileSync(path.join(root, 'apps/web/src/styles/fonts.css'), 'utf8')
  const faces = Array.from(styles.matchAll(/font-family: '([^']+)';\s+font-weight: ([^;]+);[^}]*unicode-range: ([^;]+);/g), ([, family = '', weight = '', range = '']) => ({ family, weight, range }))

  expect(faces).toHaveLength(8)
  expect(new Set(faces.map(({ family, weight }) => `${family} ${weight}`)).size).toBe(8)
  for (const { family, range } of faces) {
    if (family.endsWith(' Rare')) expect(charactersOf(range).filter((character) => charactersOfTexts.includes(character))).toEqual([])
    else expect(range).toBe(unicodeRange(charactersOfTexts))
  }
})

test('no file of rare characters is fetched for what shows nothing, such as a soft hyphen', () => {
  const styles = fs.readFileSync(path.join(root, 'apps/web/src/styles/fonts.css'), 'utf8')
  const ranges = Array.from(styles.matchAll(/unicode-range: ([^;]+);/g), ([, range = '']) => range)

  expect(ranges.flatMap(charactersOf).filter((character) => /\p{C}/u.test(character))).toEqual([])
})
