import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import postcss from 'postcss'

const source = path.resolve(__dirname, '..')

test('highlights are of a part of the page, or of a time: styles for those of any element have the browser compute the whole page anew when they come', () => {
  const files = readdirSync(source, { recursive: true, encoding: 'utf8' }).filter((file) => file.endsWith('.css'))
  const selectors: string[] = []
  for (const file of files) postcss.parse(readFileSync(path.join(source, file), 'utf8')).walkRules(({ selectors: all }) => void selectors.push(...all.filter((selector) => selector.includes('::highlight'))))

  expect(selectors.length).toBeGreaterThan(0)
  expect(selectors.filter((selector) => /^\*?::/.test(selector))).toEqual([])
})
