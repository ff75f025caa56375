import { isAtLeast, nextVersion, parseVersion } from './version'

test.each([
  ['1.2.3', 'major', '2.0.0'],
  ['1.2.3', 'minor', '1.3.0'],
  ['1.2.3', 'patch', '1.2.4'],
  ['0.2.3', 'major', '0.3.0'],
  ['0.2.3', 'minor', '0.2.4'],
  ['0.2.3', 'patch', '0.2.4'],
] as const)('after %s a %s change needs %s', (released, impact, want) => {
  expect(nextVersion(parseVersion(released), impact).join('.')).toBe(want)
})

test.each([
  ['1.10.0', '1.9.9', true],
  ['2.0.0', '1.9.9', true],
  ['1.9.9', '1.9.9', true],
  ['1.9.8', '1.9.9', false],
  ['0.9.9', '1.0.0', false],
])('%s reaches %s: %s', (version, least, want) => {
  expect(isAtLeast(parseVersion(version), parseVersion(least))).toBe(want)
})

test('refuses a version that it cannot compare', () => {
  expect(() => parseVersion('1.0.0-rc.1')).toThrow('info.version must be like 1.2.3, not "1.0.0-rc.1"')
})
