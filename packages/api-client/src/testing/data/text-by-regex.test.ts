import fc from 'fast-check'
import { createRandom } from './random'
import { textByRegex } from './text-by-regex'

test.each([
  ['^[a-z0-9-]{1,60}$'],
  ['^(https?://|/)'],
  ['^([0-9a-fA-F]{40}(?:[0-9a-fA-F]{24})?)$'],
  ['^refs/(heads|tags|pull)/.*$'],
  ['^(?=.*[A-Z])(?=.*\\d)[A-Za-z\\d]{8,}$'],
  ['^(?!admin)[a-z]{5}$'],
  ['^\\p{Lu}\\p{Ll}+( \\p{Lu}\\p{Ll}+)?$'],
  ['^(?<quote>[\'"])[^\'"]*\\k<quote>$'],
  ['^(a|b)\\1{2}$'],
  ['\\u{1F600}\\x41\\cA\\t'],
  ['^[^\\]\\\\a-z]+$'],
  ['^\\d{4}-(0[1-9]|1[0-2])-\\d{2}T$'],
  ['^[\\u4e00-\\u4eff]{2}$'],
  ['^\\+7 \\(\\d{3}\\) \\d{3}-\\d{2}-\\d{2}$'],
  ['^.$'],
  ['^$'],
  ['\\bword\\b'],
])('makes texts that match %s', (pattern) => {
  const texts = Array.from({ length: 30 }, (_, seed) => textByRegex(pattern, createRandom(`${seed}`)))

  for (const text of texts) expect(text).toMatch(new RegExp(pattern, 'u'))
})

test.each([
  ['^[a-z]+$', 40, 42],
  ['^refs/', 30, 30],
  ['^[a-z]*$', 0, 0],
  ['[0-9]$', 12, 12],
  ['^\\p{L}{2,}$', 2, 2],
])('keeps to the length that %s leaves open', (pattern, min, max) => {
  const text = textByRegex(pattern, createRandom('1'), min, max)

  expect(text).toMatch(new RegExp(pattern, 'u'))
  expect([...(text ?? '')].length).toBeGreaterThanOrEqual(min)
  expect([...(text ?? '')].length).toBeLessThanOrEqual(max)
})

test('gives the same text for the same seed, and others for others', () => {
  const of = (seed: string) => textByRegex('^[a-z]{12}$', createRandom(seed))

  expect(of('1')).toBe(of('1'))
  expect(of('1')).not.toBe(of('2'))
})

test('gives nothing where nothing fits', () => {
  expect(textByRegex('^a{5}$', createRandom('1'), 0, 3)).toBeUndefined()
  expect(textByRegex('a^', createRandom('1'))).toBeUndefined()
})

test.each(['^\\@+$', '(?i)a', '['])('reads %s leniently, for documents hold what is no Unicode pattern, or none', (pattern) => {
  expect(typeof textByRegex(pattern, createRandom('1'))).toBe('string')
})

test('matches whatever is put together of the usual parts', () => {
  const part = fc.constantFrom('a', '[b-d]', '\\d', '(x|yz)', '\\p{L}', '(?:q{2})', '[^a-y]', '\\.', '\\s', '.')
  const often = fc.constantFrom('', '?', '*', '+', '{2}', '{1,3}', '{2,}', '*?')
  const pattern = fc.array(fc.tuple(part, often), { maxLength: 6 }).map((parts) => `^${parts.map((one) => one.join('')).join('')}$`)

  fc.assert(
    fc.property(pattern, fc.string(), (source, seed) => {
      expect(textByRegex(source, createRandom(seed))).toMatch(new RegExp(source, 'u'))
    }),
    { numRuns: 300 },
  )
})
