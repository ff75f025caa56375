/** @jest-environment node */
import { isEmail, tidyEmail } from './is-email'

test.each(['\u200ba.b@mail.kz', '\u200e a.b@mail.kz', ' a.b@mail.kz\u00a0', 'mailto:a.b@mail.kz'])('%j is sent as the address that it is', (text) => {
  expect([isEmail(text), tidyEmail(text)]).toEqual([true, 'a.b@mail.kz'])
})

test.each(['a b@mail.kz', 'A B <a@b.kz>', 'a@b', ''])('%j is no address', (text) => {
  expect(isEmail(text)).toBe(false)
})
