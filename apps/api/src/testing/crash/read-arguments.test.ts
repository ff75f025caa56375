import { readArguments } from './read-arguments'

test('reads what is killed, on which database, and how often', () => {
  expect(readArguments([])).toEqual({ database: 'sqlite', victim: 'server', kills: 1000, seed: 1 })
  expect(readArguments(['--database', 'postgres', '--victim', 'connections', '--seed', '7'])).toEqual({ database: 'postgres', victim: 'connections', kills: 200, seed: 7 })
})

test.each([
  ['--database', 'postgresql', '--database must be sqlite or postgres, not postgresql'],
  ['--victim', 'conections', '--victim must be server or connections, not conections'],
  ['--victim', 'connections', 'add --database postgres'],
  ['--kills', '1k', '--kills must be a whole number from 1, not 1k'],
  ['--kills', '0', '--kills must be a whole number from 1, not 0'],
])('refuses %s %s: the report would tell of what was not tried', (name, text, message) => {
  expect(() => readArguments([name, text])).toThrow(message)
})
