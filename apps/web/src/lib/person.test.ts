/** @jest-environment node */
import { fullName, initialsOf } from './person'

const kz = (text: string) => ({ text, language: 'kz' as const })
const en = (text: string) => ({ text, language: 'en' as const })

const inKazakh = { last_name: kz('Сейітқали'), first_name: kz('Айгүл'), middle_name: kz('Ерланқызы') }

test('puts the last name first and the patronymic last', () => {
  expect(fullName(inKazakh, 'kz')).toEqual({ text: 'Сейітқали Айгүл Ерланқызы', language: 'kz' })
})

test('puts the first name first in English, and leaves out a patronymic of another script', () => {
  expect(fullName({ last_name: en('Seitkali'), first_name: en('Aigul'), middle_name: kz('Ерланқызы') }, 'en')).toEqual({ text: 'Aigul Seitkali', language: 'en' })
})

test('keeps the order of the language that the name is in, whatever the page is', () => {
  expect(fullName(inKazakh, 'en')).toEqual({ text: 'Сейітқали Айгүл Ерланқызы', language: 'kz' })
})

test('does with what there is', () => {
  expect(fullName({ last_name: en('Sadi'), first_name: null, middle_name: null }, 'en')).toEqual({ text: 'Sadi', language: 'en' })
  expect(fullName({ last_name: null, first_name: null, middle_name: null }, 'ru')).toEqual({ text: '', language: 'ru' })
})

test('draws the first letters, of the first name first', () => {
  expect([initialsOf(inKazakh), initialsOf({ last_name: en('Sadi'), first_name: null })]).toEqual(['АС', 'S'])
})
