import { columns } from './format'

test('a row is one line, whatever a visitor calls himself', () => {
  expect(columns([['Q-1', 'Айгерім\nQ-2  answered', 'a'], ['Q-3', 'Ерлан\u2028', 'b']])).toEqual(['Q-1  Айгерім Q-2 answered  a', 'Q-3  Ерлан                 b'])
})

test('there may be more rows than a function may have arguments', () => {
  const rows = columns(Array.from({ length: 200_000 }, (_row, index) => [String(index), 'a']))

  expect([rows.length, rows[0], rows.at(-1)]).toEqual([200_000, '0       a', '199999  a'])
})
