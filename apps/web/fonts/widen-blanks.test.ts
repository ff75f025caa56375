/** @jest-environment node */
import { widenBlanks } from './widen-blanks'

/** Of 1,000 units, with four glyphs, of which the last shares the advance of the one before. Glyphs by their letters. */
const font = fontOf({ head: [...Array<number>(9).fill(0), 1000], hhea: [...Array<number>(17).fill(0), 3], hmtx: [500, 1, 200, 2, 210, 3, 4] })
const glyphs = (...all: string[]) => ({ nominalGlyph: (unicode: number) => (all.includes(String.fromCharCode(unicode)) ? all.indexOf(String.fromCharCode(unicode)) : undefined) })

test('blanks have the new width, and nothing else has another', () => {
  const widened = widenBlanks(font, glyphs('a', ' ', '\u00a0'), 0.25)

  expect(metricsOf(widened)).toEqual([500, 1, 250, 2, 250, 3, 4])
  expect(metricsOf(font)).toEqual([500, 1, 200, 2, 210, 3, 4])
})

test.each([
  ['that it does not have', glyphs('a', ' '), 'U+a0'],
  ['whose width is that of another glyph, too', glyphs('a', 'b', '\u00a0', ' '), 'U+20'],
])('a blank %s is told', (_what, all, blank) => {
  expect(() => widenBlanks(font, all, 0.25)).toThrow(`The font has no ${blank} with a width of its own`)
})

test('what is no font is told', () => {
  expect(() => widenBlanks(fontOf({ head: Array<number>(10).fill(0) }), glyphs(' '), 0.25)).toThrow('The font has no table hhea')
})

/** A font of tables of numbers of two bytes. */
function fontOf(tables: Record<string, number[]>): Buffer {
  const names = Object.keys(tables)
  const bodies = Object.values(tables).map((numbers) => Buffer.from(numbers.flatMap((number) => [number >> 8, number & 255])))
  const startOf = (index: number) => 12 + 16 * names.length + bodies.slice(0, index).reduce((sum, { length }) => sum + length, 0)
  const header = Buffer.alloc(12 + 16 * names.length)
  header.writeUInt16BE(names.length, 4)
  names.forEach((name, index) => {
    header.write(name, 12 + 16 * index, 'latin1')
    header.writeUInt32BE(startOf(index), 12 + 16 * index + 8)
  })
  return Buffer.concat([header, ...bodies])
}

function metricsOf(widened: Buffer): number[] {
  return Array.from({ length: 7 }, (_, index) => widened.readUInt16BE(widened.length - 14 + 2 * index))
}
