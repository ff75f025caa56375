/** What texts in the three languages consist of. */
export const charactersOfTexts = `${range(' ', '~')}\u00a0«»–—…“”„‘’‚·•§©°±×−↑↓€½₸№${range('А', 'я')}ЁёІіҰұӘәҒғҚқҢңӨөҮүҺһ`

/** As CSS writes them: `U+20-7E, U+A0`. */
export function unicodeRange(characters: Iterable<string>): string {
  const codes = [...new Set(characters)].map((character) => character.codePointAt(0) as number).sort((a, b) => a - b)
  const runs: [number, number][] = []
  for (const code of codes) {
    const last = runs.at(-1)
    if (last?.[1] === code - 1) last[1] = code
    else runs.push([code, code])
  }
  return runs.map(([from, to]) => (from === to ? `U+${hex(from)}` : `U+${hex(from)}-${hex(to)}`)).join(', ')
}

/** The characters of ranges as CSS writes them. */
export function charactersOf(ranges: string): string[] {
  return ranges.split(', ').flatMap((run) => {
    const [from = 0, to = from] = run.slice(2).split('-').map((digits) => parseInt(digits, 16))
    return Array.from({ length: to - from + 1 }, (_, index) => String.fromCodePoint(from + index))
  })
}

function range(from: string, to: string): string {
  const first = from.charCodeAt(0)
  return Array.from({ length: to.charCodeAt(0) - first + 1 }, (_, index) => String.fromCharCode(first + index)).join('')
}

function hex(code: number): string {
  return code.toString(16).toUpperCase()
}
