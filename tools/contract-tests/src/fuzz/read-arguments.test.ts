import { readArguments } from './read-arguments'

test('reads how many requests there are to be, and which', () => {
  expect(readArguments([])).toEqual({ requests: 100_000, seed: 1 })
  expect(readArguments(['--requests', '3000', '--seed', '0', '--only', '4711'])).toEqual({ requests: 3000, seed: 0, only: 4711 })
})

test.each([
  ['--requests', '10k', 1],
  ['--requests', '0', 1],
  ['--seed', 'x', 0],
  ['--only', '-1', 0],
])('refuses %s %s, of which nothing would come', (name, text, least) => {
  expect(() => readArguments([`${name}=${text}`])).toThrow(`${name} must be a whole number from ${least}, not ${text}`)
})
