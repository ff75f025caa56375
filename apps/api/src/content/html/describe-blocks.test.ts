import fs from 'node:fs'
import path from 'node:path'
import { describeBlocks } from './describe-blocks'

test('docs/blocks.md says what the API checks; if it does not: npm run docs:blocks', () => {
  expect(fs.readFileSync(path.resolve(__dirname, '../../../../../docs/blocks.md'), 'utf8')).toBe(describeBlocks())
})

test('says of an option what may be written, what is usual, and what it does', () => {
  const text = describeBlocks()

  expect(text).toContain('## PriceEducation\n\n| Option | Value | Meaning |')
  expect(text).toContain('| `per_page` | number; 1–100 | Items a page. |')
  expect(text).toContain('| `level` | `"preparatory"`, `"bachelor"`, `"master"`, `"residency"`, `"doctoral"` | Fees of this level. |')
  expect(text).toMatch(/\| `gallery_id` \(required\) \| number \|/)
  expect(text).toContain('## ShareComponent\n\nTakes no options.')
  expect(text).toContain('default `"program_code"`')
  expect(text).not.toMatch(/\| `(lang|page)` /)
})
