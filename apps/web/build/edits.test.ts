/** @jest-environment node */
import { insert, withEdits } from './edits'

test('all changes of a text are made at once, in whatever order they are named', () => {
  const edits = [{ start: 6, end: 9, text: 'C$&' }, insert(3, '-'), insert(3, '+'), { start: 0, end: 3, text: '' }, insert(9, '.')]

  expect(withEdits('onetwosix', edits)).toBe('-+twoC$&.')
  expect(withEdits('onetwosix', [])).toBe('onetwosix')
})

test('two changes of the same are a mistake', () => {
  expect(() => withEdits('onetwosix', [{ start: 0, end: 4, text: '' }, insert(3, '')])).toThrow('Two changes of a page are of the same: twosix')
})
