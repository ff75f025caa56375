import fs from 'node:fs'
import path from 'node:path'
import { isInRange, parts, unicodeRange } from './parts'

const root = path.join(__dirname, '../../..')

test('writes characters as CSS does', () => {
  expect(unicodeRange('bac№')).toBe('U+61-63, U+2116')
})

test('knows whether a range has a character', () => {
  expect(['a', 'd', '№', 'q'].map((character) => isInRange('U+61-63, U+2116', character))).toEqual([true, false, true, false])
})

test.each(['kz', 'ru', 'en'])('has every character of the messages in %s, so that no page fetches a whole font for them', (language) => {
  const folder = path.join(root, 'locales', language)
  const texts = fs.readdirSync(folder).map((file) => Object.values(JSON.parse(fs.readFileSync(path.join(folder, file), 'utf8')) as object).join(''))
  const all = Object.values(parts).join('')

  expect([...new Set(texts.join(''))].filter((character) => !all.includes(character) && character !== '\n')).toEqual([])
})

test('the styles are of these parts', () => {
  const styles = fs.readFileSync(path.join(root, 'apps/web/src/styles/fonts.css'), 'utf8')

  for (const characters of Object.values(parts)) expect(styles.split(`unicode-range: ${unicodeRange(characters)};`)).toHaveLength(3)
})
