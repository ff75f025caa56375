import { findText } from './find-text'

const leads = ['summary', 'place', 'organizer']
const leadOf = (item: object) => findText({ title_ru: 'Ночь науки', ...item }, 'ru', { type: 4, url: '/events/1', image: null, date: null }, { leads })?.lead

test.each([
  [{ summary_ru: 'Начало в шесть.', place_ru: 'Библиотека', organizer_ru: 'Факультет физики' }, 'Начало в шесть. Библиотека. Факультет физики'],
  [{ summary_ru: 'Начало в шесть.', place_ru: 'Библиотека', organizer_ru: 'Библиотека' }, 'Начало в шесть. Библиотека'],
  [{ summary_ru: 'Придёте?', place_ru: null, organizer_ru: 'Библиотека' }, 'Придёте? Библиотека'],
  [{ place_ru: 'Библиотека' }, 'Библиотека'],
])('what the search shows of %j has one full stop between two sentences, and nothing twice', (item, lead) => {
  expect(leadOf(item)).toBe(lead)
})

test('an item without a title in a language, or without anything else, is not found in it', () => {
  expect([findText({ title_kz: 'Ғылым түні', summary_ru: 'Начало в шесть.' }, 'ru', { type: 4, url: '/', image: null, date: null }, { leads }), leadOf({})]).toEqual([undefined, undefined])
})
