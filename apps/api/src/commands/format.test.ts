import { columns } from './format'

test('a row is one line, whatever a visitor calls himself', () => {
  expect(columns([['Q-1', 'Айгерім\nQ-2  answered', 'a'], ['Q-3', 'Ерлан\u2028', 'b']])).toEqual(['Q-1  Айгерім Q-2 answered  a', 'Q-3  Ерлан                 b'])
})
