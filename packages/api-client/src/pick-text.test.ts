import { pickText } from './pick-text'

test.each([
  ['the language asked for', { title_kz: 'а', title_ru: 'б', title_en: 'c' }, 'en', { text: 'c', language: 'en' }],
  ['Kazakh before Russian', { title_kz: 'а', title_ru: 'б', title_en: null }, 'en', { text: 'а', language: 'kz' }],
  ['Russian before English', { title_kz: null, title_ru: 'б', title_en: 'c' }, 'kz', { text: 'б', language: 'ru' }],
  ['an empty text as missing', { title_kz: '', title_ru: 'б', title_en: null }, 'kz', { text: 'б', language: 'ru' }],
  ['nothing at all', { title_kz: null, title_ru: null, title_en: null }, 'kz', null],
] as const)('takes %s', (_, source, language, expected) => {
  expect(pickText(source, 'title', language)).toEqual(expected)
})
