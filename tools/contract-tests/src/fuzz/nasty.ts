import type { Random } from '@university/api-client/testing/random'

/** Texts on which programs have stumbled. */
const texts = [
  '',
  ' ',
  '\0',
  'a\0b',
  '\ud800',
  'x\udfff\ud800',
  '\u202Eevil\u202C',
  'عربي',
  '👩‍👩‍👧‍👦'.repeat(20),
  'é'.repeat(300),
  'Ә'.repeat(10_000),
  'a'.repeat(70_000),
  '\r\nX-Injected: 1',
  "' OR 1=1 --",
  '"; DROP TABLE question; --',
  '%',
  '%00',
  '\\',
  '../../../../etc/passwd',
  '..%2f..%2f',
  '<script>alert(1)</script>',
  '${7*7}{{7*7}}',
  '__proto__',
  'constructor',
  'null',
  'undefined',
  'NaN',
  'true',
  '0',
  '-1',
  '1e400',
  '9007199254740993',
  '99999999999999999999999999',
  '2026-02-30',
  '0000-00-00T00:00:00Z',
  '+999999-01-01T00:00:00Z',
  'kz',
  'KZ',
  'kk',
  '*',
  'a* OR b NEAR(c)',
  '"незакрытая',
  'AND OR NOT',
  '(((((((((((((((((((((',
  '\uFEFF',
  '\u2028',
  'İstanbul',
  'ﬁ',
  'a b c d e f g h i j k l m n o p q r s t u v w x y z '.repeat(8),
]

const numbers = [0, -0, 1, -1, 0.5, 2 ** 31, -(2 ** 31) - 1, 2 ** 53, 2 ** 53 + 2, -(2 ** 53), 1e21, 1e308, -1e308, 5e-324, 9_999_999_999_999_999]

const names = ['__proto__', 'constructor', 'toString', 'valueOf', 'hasOwnProperty', 'slug', 'lang', 'id', '', ' ', '\0', 'a.b', 'a[0]', '/', '~1', 'x'.repeat(5_000)]

export function nastyText(random: Random): string {
  return random.pick(texts)
}

export function nastyName(random: Random): string {
  return random.pick(names)
}

/** Any JSON value, most of them of the wrong type wherever they come. */
export function nastyValue(random: Random): unknown {
  const kind = random.integer(0, 9)
  if (kind < 4) return nastyText(random)
  if (kind < 7) return random.pick(numbers)
  return random.pick<unknown>([null, true, false, [], {}, [[]], [null], { id: {} }, [nastyText(random)], { [nastyName(random)]: nastyText(random) }, Array.from({ length: 300 }, (_, index) => index)])
}
