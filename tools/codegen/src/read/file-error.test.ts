import { sayFileError } from './file-error'

test.each([
  ['EACCES', 'no permission'],
  ['EROFS', 'the disk is read-only'],
  ['ENOSPC', 'the disk is full'],
])('says %s in words', (code, want) => {
  expect(sayFileError(Object.assign(new Error(`${code}: system's words`), { code }))).toBe(want)
})

test("keeps the system's words where there are none better", () => {
  expect(sayFileError(Object.assign(new Error('EMFILE: too many open files'), { code: 'EMFILE' }))).toBe('EMFILE: too many open files')
})
