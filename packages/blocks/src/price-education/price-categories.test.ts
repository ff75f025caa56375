/** @jest-environment node */
import { fieldsOf, isOffered, levelsOf } from './price-categories'
import { fixtures } from './price-education.fixtures'

const { categories } = fixtures['all levels'].initial

test('offers the levels that there are, or those of the category that the editor has fixed', () => {
  expect(levelsOf(categories, {})).toEqual(['bachelor', 'master', 'preparatory'])
  expect(levelsOf(categories, { category_id: 2 })).toEqual(['master'])
})

test('offers the fields of training under their levels, of one level alone', () => {
  expect(fieldsOf(categories, {})).toMatchObject([{ group: 'Бакалавриат', options: [{ value: '4' }, { value: '6' }] }, { group: 'Магистратура', options: [{ value: '14' }] }, { options: [{ value: '9' }] }])
  expect(fieldsOf(categories, { level: 'bachelor' })).toMatchObject([{ value: '4' }, { value: '6' }])
  expect(fieldsOf(categories, { category_id: 2 })).toMatchObject([{ value: '14' }])
})

test('says which language the name of a level is in, where that is not the one of the page', () => {
  const mixed = categories.map((category) => (category.name === 'Магистратура' ? { ...category, lang: 'ru' as const } : category))

  expect(fieldsOf(mixed, {}).map((group) => group.lang)).toEqual([undefined, 'ru', undefined])
})

test('offers none where there is nothing left to choose', () => {
  expect([fieldsOf(categories, { category_id: 6 }), fieldsOf([], {})]).toEqual([[], []])
})

test('takes a category for one below that of the editor only where it is', () => {
  expect([isOffered(categories, 4, 1), isOffered(categories, 14, 1), isOffered(categories, 14, undefined), isOffered(categories, 99, undefined)]).toEqual([true, false, true, false])
})
