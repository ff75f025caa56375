import { describe as tell, UserError } from './steps'

test('what the system refuses is told in a line, what is a mistake of ours with its place', () => {
  const full = Object.assign(new Error("ENOSPC: no space left on device, mkdir 'dist/api-programs'"), { syscall: 'mkdir' })

  expect([tell(full), tell(new UserError('Which sites?'))]).toEqual([full.message, 'Which sites?'])
  expect(tell(new TypeError('x is undefined'))).toMatch(/^TypeError: x is undefined\n {4}at .*steps\.test\.ts/)
})
