import { translate } from './translate'
import { translatedFields } from './translations'

test.each([
  ['the language asked for', { title_kz: 'а', title_ru: 'б', title_en: 'c' }, 'en', { text: 'c', language: 'en' }],
  ['Kazakh before Russian', { title_kz: 'а', title_ru: 'б', title_en: null }, 'en', { text: 'а', language: 'kz' }],
  ['Russian before English', { title_kz: null, title_ru: 'б', title_en: 'c' }, 'kz', { text: 'б', language: 'ru' }],
  ['an empty text as missing', { title_kz: '', title_ru: 'б' }, 'kz', { text: 'б', language: 'ru' }],
  ['nothing at all', {}, 'kz', null],
] as const)('takes %s', (_, source, language, expected) => {
  expect(translate(source, 'title', language)).toEqual(expected)
})

test('finds the fields that take a language', () => {
  const fields = translatedFields('type A { title(language: L!): T title_kz: String } type B { id: Int } enum L { kz } type T { text: String }')

  expect([...fields]).toEqual([['A', ['title']]])
})
