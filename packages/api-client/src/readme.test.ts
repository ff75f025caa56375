import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import * as operations from './generated/operations'
import * as validators from './generated/validators'

test('the README calls only operations that there are', () => {
  const readme = readFileSync(join(__dirname, '../README.md'), 'utf8')
  const named = [...new Set(readme.match(/\b(?:get|list|send|activate|apply)[A-Z]\w*/g))]

  expect(named.length).toBeGreaterThan(5)
  expect(named.filter((name) => !(name in operations) && !(name in validators))).toEqual([])
})
