/** @jest-environment node */
import { whatFailed } from './what-failed'

/** As Node has it. */
const refused = (code: string, message: string) => Object.assign(new Error(`${code}: ${message}`), { code, errno: -1, syscall: 'write' })

test('a full disk is told in one line', () => {
  expect(whatFailed(refused('ENOSPC', 'no space left on device, write'))).toBe('The disk is full (ENOSPC: no space left on device, write). What can be deleted: docs/how-to/runbook.md.')
})

test('what else the system refuses is told in its words, without where in our code', () => {
  expect(whatFailed(refused('EACCES', "permission denied, mkdir '/srv/x'"))).toBe("EACCES: permission denied, mkdir '/srv/x'")
})

test('a mistake of ours shows where it happened', () => {
  expect(whatFailed(new TypeError('x is not a function'))).toMatch(/^TypeError: x is not a function\n +at /)
  expect(whatFailed('gone')).toBe('gone')
})
