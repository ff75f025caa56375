/** @jest-environment node */
import { compareNames, letterOf } from './compare-names'

test('follows the Kazakh alphabet, Latin letters first', () => {
  const names = ['Қасым', 'Яковлев', 'Кассенов', 'Әбілдаев', 'Өміров', 'Омаров', 'Абенов', 'Kim', 'Ізбасар']

  expect(names.sort(compareNames)).toEqual(['Kim', 'Абенов', 'Әбілдаев', 'Кассенов', 'Қасым', 'Омаров', 'Өміров', 'Ізбасар', 'Яковлев'])
})

test('puts a shorter name before a longer one that begins the same, and takes no account of case, hyphens and accents', () => {
  expect(['Ким Ли', 'Кимов', 'ким'].sort(compareNames)).toEqual(['ким', 'Ким Ли', 'Кимов'])
  expect(compareNames('Peña-Ruiz', 'Penaruiz')).toBe(0)
})

test('keeps й and ё, which are letters of their own', () => {
  expect(['Йылмаз', 'Ильин', 'Ёлкин', 'Елкин'].sort(compareNames)).toEqual(['Елкин', 'Ёлкин', 'Ильин', 'Йылмаз'])
})

test('has the first letter in upper case', () => {
  expect([letterOf('әбілдаев'), letterOf('')]).toEqual(['Ә', ''])
})
