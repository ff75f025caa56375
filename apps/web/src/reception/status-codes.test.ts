/** @jest-environment node */
import { isCode, isNumber, toCode, toNumber } from './status-codes'

test.each([
  ['as it is written', 'Q-7F3R-9WDN'],
  ['in small letters', 'q-7f3r-9wdn'],
  ['without hyphens', 'Q7F3R9WDN'],
  ['with spaces', '  q 7f3r 9wdn '],
  ['with other dashes', 'Q–7F3R—9WDN'],
  ['without its first letter', '7f3r-9wdn'],
])('takes a number %s', (_, typed) => {
  expect(toNumber(typed)).toBe('Q-7F3R-9WDN')
})

test('takes a number whose own signs begin with its first letter', () => {
  expect([toNumber('Q7F3-9WDN'), toNumber('q-q7f3-9wdn')]).toEqual(['Q-Q7F3-9WDN', 'Q-Q7F3-9WDN'])
})

test.each([
  ['as it is written', '4GLD-R82V-J6NQ'],
  ['in small letters without hyphens', '4gldr82vj6nq'],
  ['with spaces', '4GLD R82V J6NQ'],
])('takes a code %s', (_, typed) => {
  expect(toCode(typed)).toBe('4GLD-R82V-J6NQ')
})

test.each(['', 'Q-7F3R', 'Q-7F3R-9WD0', 'Q-7F3R-9WDN-4GLD', 'вопрос'])('leaves "%s" as it is: it is neither', (typed) => {
  expect([toNumber(typed), toCode(typed), isNumber(toNumber(typed)), isCode(toCode(typed))]).toEqual([typed, typed, false, false])
})
