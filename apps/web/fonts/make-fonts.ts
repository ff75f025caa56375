import fs from 'node:fs/promises'
import path from 'node:path'
import subsetFont from 'subset-font'
import { charactersOf, charactersOfTexts, unicodeRange } from './characters'
import { widenBlanks } from './widen-blanks'

/*
 * `npx tsx apps/web/fonts/make-fonts.ts` cuts the fonts of the site out of the packages that bring them, and writes their
 * styles: src/styles/fonts/ and src/styles/fonts.css. To be run after a change of a font, of its weights or of the characters.
 */

interface Font {
  family: string
  /** Of its file. */
  name: string
  source: string
  /** Which weights of the styles are set in it. */
  weights: string
  /** How wide its blanks are made, as a part of the size of letters. */
  blanks?: number
  /** Only for readers who have chosen it: shown whenever it comes, without the rare characters. */
  chosen?: true
}

/** Literata's own blanks are a fifth of the size: at 17 pixels words run together. */
const blanks = 0.25

const fonts: Font[] = [
  { family: 'Onest', name: 'onest-400', source: '@expo-google-fonts/onest/400Regular/Onest_400Regular.ttf', weights: '400' },
  { family: 'Onest', name: 'onest-600', source: '@expo-google-fonts/onest/600SemiBold/Onest_600SemiBold.ttf', weights: '600 900' },
  { family: 'Literata', name: 'literata', source: '@expo-google-fonts/literata/600SemiBold/Literata_600SemiBold.ttf', weights: '200 900', blanks },
  { family: 'Literata Text', name: 'literata-400', source: '@expo-google-fonts/literata/400Regular/Literata_400Regular.ttf', weights: '200 500', blanks, chosen: true },
  { family: 'Literata Text', name: 'literata', source: '@expo-google-fonts/literata/600SemiBold/Literata_600SemiBold.ttf', weights: '501 900', blanks, chosen: true },
]

/** Latin and Cyrillic with all their additions, punctuation and signs: whole blocks of Unicode, which are short to write. What shows nothing needs no font. */
const rareCharacters = charactersOf('U+20-36F, U+400-52F, U+1E00-1EFF, U+2000-22FF').filter((character) => !charactersOfTexts.includes(character) && !/\p{C}/u.test(character))

/** What the site uses: kerning and marks, forms of languages, ligatures, figures of one width and of one height. */
const keepFeatures = ['kern', 'mark', 'mkmk', 'ccmp', 'locl', 'liga', 'tnum', 'lnum']

const styles = path.join(__dirname, '../src/styles')

const header = `/*
 * Made by fonts/make-fonts.ts: change that, not this.
 * Text and display type with the Kazakh letters, self-hosted: what texts consist of, and as a family of its own the rare characters. For
 * each size of a family of which a file is not there Chromium asks the system for a font, which the first layout waits for. The two have no
 * character in common: a browser that waits for the one would fetch the other.
 * \`optional\`, so that a font that comes late moves nothing: the server render preloads what the first view needs
 * (src/shell/font-preloads.tsx), and a font that still is late is there on the next page.
 */
`

void main()

async function main() {
  const rules: string[] = []
  for (const font of fonts) {
    const harfbuzz = await import('harfbuzzjs')
    const source = await fs.readFile(require.resolve(font.source))
    const face = new harfbuzz.Face(new harfbuzz.Blob(new Uint8Array(source).buffer))
    const whole = font.blanks === undefined ? source : widenBlanks(source, new harfbuzz.Font(face), font.blanks)
    const all = [...face.collectUnicodes()].map((code) => String.fromCodePoint(code))
    const missing = [...charactersOfTexts].filter((character) => !all.includes(character))
    if (missing.length > 0) throw new Error(`${font.source} has no ${missing.join(' ')}`)

    const cuts = [{ ...font, characters: [...charactersOfTexts] }, ...(font.chosen ? [] : [{ ...font, family: `${font.family} Rare`, name: `${font.name}-rare`, characters: rareCharacters }])]
    for (const { characters, ...cut } of cuts) {
      await fs.writeFile(path.join(styles, 'fonts', `${cut.name}.woff2`), await subsetFont(whole, characters.join(''), { targetFormat: 'woff2', keepFeatures }))
      rules.push(fontFace(cut, characters))
    }
  }
  await fs.writeFile(path.join(styles, 'fonts.css'), [header, ...rules].join('\n'))
}

function fontFace({ family, name, weights, chosen }: Font, characters: Iterable<string>): string {
  return `@font-face {
  font-family: '${family}';
  font-weight: ${weights};
  font-display: ${chosen ? 'swap' : 'optional'};
  src: url('./fonts/${name}.woff2') format('woff2');
  unicode-range: ${unicodeRange(characters)};
}
`
}
