/** The same keys on a keyboard with English letters, and on one with Russian or Kazakh letters. */
const letters = pairs("`qwertyuiop[]asdfghjkl;'zxcvbnm,.~{}:\"<>", 'ёйцукенгшщзхъфывапролджэячсмитьбюёхъжэбю')
/** What the Kazakh layout has in place of numbers, with and without Shift. */
const numberRow = pairs('234589=0@#$%*(+)', 'әіңғүұһқәіңғүұһқ')
/** The same for one that stands within words, too. */
const hyphen = pairs('-_', 'өө')

const toCyrillic = new Map(letters)
const toKazakh = new Map(numberRow)
const toKazakhWithHyphen = new Map([...numberRow, ...hyphen])
/** Without Shift: the first of the keys. */
const toLatin = new Map([...letters, ...numberRow, ...hyphen].reverse().map(([latin, cyrillic]): [string, string] => [cyrillic, latin]))

/**
 * What a text may say if another keyboard layout was on than its writer thought, in lower case, the likeliest first: `ghbtv` →
 * прием, `;fnf0[fyf` → жатақхана, `жата0хана` → жатақхана, `дшикфкн` → library.
 */
export function otherLayouts(typed: string): string[] {
  const text = typed.normalize('NFC').toLowerCase().trim()
  const readings = /\p{Script=Cyrillic}/u.test(text) ? [...withNumberRow(text), typedWith(toLatin, text)] : withNumberRow(typedWith(toCyrillic, text))
  return [...new Set(readings)].filter((reading) => reading !== text)
}

/** A text in Cyrillic letters, and how it reads where the numbers beside them were meant as letters. */
function withNumberRow(text: string): string[] {
  const inWords = (keys: ReadonlyMap<string, string>) => text.replace(/\S+/g, (word) => (/\p{L}/u.test(word) ? typedWith(keys, word) : word))
  return [text, inWords(toKazakh), inWords(toKazakhWithHyphen)]
}

function typedWith(keys: ReadonlyMap<string, string>, text: string): string {
  return Array.from(text, (character) => keys.get(character) ?? character).join('')
}

function pairs(one: string, other: string): [string, string][] {
  const others = [...other]
  return [...one].map((key, index) => [key, others[index] ?? key])
}
