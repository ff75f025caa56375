import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

const folder = join(__dirname, 'page')
const base = readFileSync(join(folder, 'base.css'), 'utf8')
const colours = new Map([...base.matchAll(/--(\w+): light-dark\((#\w{6}), (#\w{6})\)/g)].map(([, name = '', light = '', dark = '']) => [name, { light, dark }]))

const channels = (colour: string): number[] => [1, 3, 5].map((start) => parseInt(colour.slice(start, start + 2), 16) / 255)
const luminance = (parts: number[]): number => parts.map((part) => (part <= 0.03928 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4)).reduce((sum, part, index) => sum + part * ([0.2126, 0.7152, 0.0722][index] ?? 0), 0)
const mix = (over: number[], under: number[], share: number): number[] => over.map((part, index) => part * share + (under[index] ?? 0) * (1 - share))

/** WCAG 2: 1 to 21. */
function contrast(one: number[], other: number[]): number {
  const [dark = 0, light = 0] = [luminance(one), luminance(other)].sort((a, b) => a - b)
  return (light + 0.05) / (dark + 0.05)
}

const texts = ['ink', 'muted', 'link', 'blue', 'green', 'amber', 'violet', 'red']
const grounds = ['paper', 'raised', 'sand']

describe.each(['light', 'dark'] as const)('in %s colours', (theme) => {
  const of = (name: string) => channels(colours.get(name)?.[theme] ?? '')

  test.each(texts.flatMap((text) => grounds.map((ground) => [text, ground] as const)))('%s can be read on %s', (text, ground) => {
    expect(contrast(of(text), of(ground))).toBeGreaterThanOrEqual(4.5)
  })

  test.each(['blue', 'green', 'amber', 'violet', 'red', 'muted'])('%s can be read on its own tint, as a method is written', (name) => {
    expect(contrast(of(name), mix(of(name), of('paper'), 0.1))).toBeGreaterThanOrEqual(4.5)
  })

  test.each(grounds)('the focus is seen on %s', (ground) => {
    expect(contrast(of('focus'), of(ground))).toBeGreaterThanOrEqual(3)
  })

  test('the colours of code can be read', () => {
    const css = readFileSync(join(folder, 'operation.css'), 'utf8')
    const own = [...css.matchAll(/::highlight\(\w+\) \{ color: light-dark\((#\w{6}), (#\w{6})\)/g)].map(([, light = '', dark = '']) => ({ light, dark })[theme])

    expect(own).toHaveLength(4)
    for (const colour of own) expect(contrast(channels(colour), of('raised'))).toBeGreaterThanOrEqual(4.5)
  })
})

test('nothing is fetched from anywhere', () => {
  const all = readdirSync(folder).map((file) => readFileSync(join(folder, file), 'utf8')).join('\n')

  expect(all).not.toMatch(/url\(|@import|\bfetch\(|XMLHttpRequest|https?:\/\//)
})

test('links to schemas are targets of 24 pixels, however short the name', () => {
  const css = readFileSync(join(folder, 'schema.css'), 'utf8')

  expect(css).toMatch(/\.type a \{ display: inline-block; min-width: 1\.5rem; line-height: 1\.5rem; \}/)
})
