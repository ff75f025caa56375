import { pascalCase, quote, toIdentifier, unusedName } from './names'

test.each([
  ['news-summary', 'NewsSummary'],
  ['newsSummary', 'NewsSummary'],
  ['a_b/c.d', 'ABCD'],
  ['apiURL', 'ApiURL'],
])('writes %s in PascalCase as %s', (given, want) => expect(pascalCase(given)).toBe(want))

test.each([
  ['getMenu', 'getMenu'],
  ['get_menu', 'get_menu'],
  ['meta/root', 'metaRoot'],
  ['get-/pets/{petId}', 'getPetsPetId'],
  ['delete', 'deleteOperation'],
  ['then', 'thenOperation'],
  ['module', 'moduleOperation'],
  ['2fa', 'operation2fa'],
  ['алуМәзір', 'алуМәзір'],
])('makes the identifier of %s: %s', (given, want) => expect(toIdentifier(given)).toBe(want))

test('numbers a taken name from 2', () => {
  expect(unusedName('a', (name) => ['a', 'a2'].includes(name))).toBe('a3')
})

test.each([
  ["it's", "'it\\'s'"],
  ['say "x"', '\'say "x"\''],
  ['a\\b\n', "'a\\\\b\\n'"],
])('quotes %j', (given, want) => expect(quote(given)).toBe(want))
