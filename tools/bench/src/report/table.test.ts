import { table } from './table'

test('writes a line for the head, one below it, and one a row', () => {
  expect(table(['Tool', 's'], [['a|b', 1.5], ['c', 2]])).toBe('| Tool | s |\n|---|---|\n| a\\|b | 1.5 |\n| c | 2 |')
})

test('a row that is too short is a mistake', () => {
  expect(() => table(['Tool', 's'], [['a']])).toThrow('1 cells instead of 2: a')
})
