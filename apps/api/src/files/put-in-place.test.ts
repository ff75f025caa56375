import { readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { temporaryFolder } from '../testing/test-content'
import { putInPlace } from './put-in-place'

const folder = temporaryFolder()

test('two may write a file at the same moment, also processes of two containers, which have one number', () => {
  const path = join(folder, 'a')

  putInPlace(path, (temporary) => {
    writeFileSync(temporary, 'whole')
    putInPlace(path, (other) => writeFileSync(other, 'whole'))
  })

  expect([readFileSync(path, 'utf8'), readdirSync(folder)]).toEqual(['whole', ['a']])
})
