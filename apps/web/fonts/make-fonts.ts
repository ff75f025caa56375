import fs from 'node:fs/promises'
import path from 'node:path'
import subsetFont from 'subset-font'
import { charactersOf, parts, unicodeRange, type Part } from './parts'

/*
 * `npx tsx apps/web/fonts/make-fonts.ts` cuts the fonts of the site out of the packages that bring them, and writes their
 * styles: src/styles/fonts/ and src/styles/fonts.css. To be run after a change of a font, of its weights or of the characters.
 */

interface Family {
  name: string
  /** Of @fontsource-variable. */
  package: string
  weights: string
  /** Which weights the styles use: a range, or the one that the type is set in. */
  wght: { min: number; max: number } | number
}

const families: Family[] = [
  { name: 'Onest Variable', package: 'onest', weights: '400 600', wght: { min: 400, max: 600 } },
  { name: 'Literata Variable', package: 'literata', weights: '200 900', wght: 560 },
]

/** Which file has the characters of a part, and all that it has, as its package says. */
const sources: Record<Part, { file: string; all: string }> = {
  latin: {
    file: 'latin',
    all: 'U+0000-00FF, U+0131, U+0152-0153, U+02BB-02BC, U+02C6, U+02DA, U+02DC, U+0304, U+0308, U+0329, U+2000-206F, U+20AC, U+2122, U+2191, U+2193, U+2212, U+2215, U+FEFF, U+FFFD',
  },
  cyrillic: { file: 'cyrillic', all: 'U+0301, U+0400-045F, U+0490-0491, U+04B0-04B1, U+2116' },
  kazakh: { file: 'cyrillic-ext', all: 'U+0460-052F, U+1C80-1C8A, U+20B4, U+20B8, U+2DE0-2DFF, U+A640-A69F, U+FE2E-FE2F' },
}

/** What the site uses: kerning and marks, forms of languages, ligatures, figures of one width and of one height. */
const keepFeatures = ['kern', 'mark', 'mkmk', 'ccmp', 'locl', 'liga', 'tnum', 'lnum']

const styles = path.join(__dirname, '../src/styles')

const header = `/*
 * Made by fonts/make-fonts.ts: change that, not this.
 * Text and display type with the Kazakh letters, self-hosted. The first three of a family hold what texts consist of, the last
 * three the rare characters. No two have a character in common: a browser that waits for the one would fetch the other.
 * \`optional\`, so that a font that comes late moves nothing: the server render preloads what the first view needs
 * (src/shell/font-preloads.tsx), and a font that still is late is there on the next page.
 */
`

void main()

async function main() {
  const rules: string[] = []
  for (const family of families) {
    const source = (part: Part) => `@fontsource-variable/${family.package}/files/${family.package}-${sources[part].file}-wght-normal.woff2`
    for (const part of partNames()) {
      const file = `${family.package}-${part}.woff2`
      const whole = await fs.readFile(require.resolve(source(part)))
      const options = { targetFormat: 'woff2', variationAxes: { wght: family.wght }, keepFeatures } as const
      await fs.writeFile(path.join(styles, 'fonts', file), await subsetFont(whole, parts[part], options))
      rules.push(face(family, `./fonts/${file}`, parts[part]))
    }
    for (const part of partNames()) rules.push(face(family, source(part), rareCharacters(part)))
  }
  await fs.writeFile(path.join(styles, 'fonts.css'), [header, ...rules].join('\n'))
}

/**
 * What the source of a part has beside what texts consist of, and beside the sources before it.
 *
 * @throws Error when it has not even what texts consist of
 */
function rareCharacters(part: Part): string[] {
  const all = charactersOf(sources[part].all)
  const missing = [...parts[part]].filter((character) => !all.includes(character))
  if (missing.length > 0) throw new Error(`The source of ${part} has no ${missing.join(' ')}`)
  const before = partNames().slice(0, partNames().indexOf(part))
  const others = new Set([...Object.values(parts).join(''), ...before.flatMap((one) => charactersOf(sources[one].all))])
  return all.filter((character) => !others.has(character))
}

function face({ name, weights }: Family, url: string, characters: Iterable<string>): string {
  return `@font-face {
  font-family: '${name}';
  font-weight: ${weights};
  font-display: optional;
  src: url('${url}') format('woff2');
  unicode-range: ${unicodeRange(characters)};
}
`
}

function partNames(): Part[] {
  return Object.keys(parts) as Part[]
}
