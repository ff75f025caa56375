/** What a font is asked for: see Face and Font of harfbuzzjs. */
export interface Glyphs {
  nominalGlyph(unicode: number): number | undefined
}

const blanks = [0x20, 0xa0]

/**
 * Gives the blanks of a font another width. The tables of a font are described by the OpenType specification: `head`, `hhea` and `hmtx`.
 *
 * @param font TrueType or OpenType; stays as it is
 * @param width a part of the size of its letters: 0.25
 */
export function widenBlanks(font: Buffer, glyphs: Glyphs, width: number): Buffer {
  const widened = Buffer.from(font)
  const advance = Math.round(width * widened.readUInt16BE(startOf(widened, 'head') + 18))
  const ownAdvances = widened.readUInt16BE(startOf(widened, 'hhea') + 34)
  for (const blank of blanks) {
    const glyph = glyphs.nominalGlyph(blank)
    // Those after the last that has an advance of its own share that one's.
    if (glyph === undefined || glyph >= ownAdvances) throw new Error(`The font has no U+${blank.toString(16)} with a width of its own`)
    widened.writeUInt16BE(advance, startOf(widened, 'hmtx') + 4 * glyph)
  }
  return widened
}

function startOf(font: Buffer, table: string): number {
  const entries = Array.from({ length: font.readUInt16BE(4) }, (_, index) => 12 + 16 * index)
  const entry = entries.find((at) => font.toString('latin1', at, at + 4) === table)
  if (entry === undefined) throw new Error(`The font has no table ${table}`)
  return font.readUInt32BE(entry + 8)
}
