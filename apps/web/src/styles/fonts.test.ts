/** @jest-environment node */
import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import postcss, { Rule } from 'postcss'

const root = path.resolve(__dirname, '../../../..')

const files = ['apps/web/src', 'packages/blocks/src'].flatMap((folder) =>
  readdirSync(path.join(root, folder), { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.css') && !name.endsWith('fonts.css'))
    .map((name) => path.join(folder, name)),
)

test('what is written is written in fonts of the site: for another the first layout waits until the system has answered', () => {
  const faults = files.flatMap((file) => {
    const found: string[] = []
    postcss.parse(readFileSync(path.join(root, file), 'utf8')).walkDecls(/^font(-family)?$/, ({ prop, value }) => {
      if (!/var\(--(font-text|font-display|ant-font-family)\)|^inherit$/.test(value)) found.push(`${file}: ${prop}: ${value}`)
    })
    return found
  })

  expect(files.length).toBeGreaterThan(100)
  expect(faults).toEqual([])
})

test.each(['html', 'button', 'input', 'select', 'textarea'])('%s, too, which browsers set in a font of theirs', (name) => {
  const fonts: string[] = []
  postcss.parse(readFileSync(path.join(__dirname, 'global.css'), 'utf8')).walkDecls(/^font(-family)?$/, ({ value, parent }) => {
    if (parent instanceof Rule && parent.selectors.flatMap((selector) => selector.replace(/^:where\((.*)\)$/, '$1').split(', ')).includes(name)) fonts.push(value)
  })

  expect(fonts).toEqual([name === 'html' ? 'var(--font-text)' : 'inherit'])
})
