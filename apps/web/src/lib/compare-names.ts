/** The Kazakh alphabet, which holds the Russian one in its order; Latin letters stand before. The API sorts people the same way. */
const alphabet = 'abcdefghijklmnopqrstuvwxyzаәбвгғдеёжзийкқлмнңоөпрстуұүфхһцчшщъыіьэюя'
const weights = new Map([...alphabet].map((letter, index) => [letter, index + 1]))

/**
 * Compares names as a Kazakh, Russian or English reader expects. Not by Intl: Chromium has no rules for Kazakh, so
 * server and browser would disagree.
 */
export function compareNames(a: string, b: string): number {
  const [first, second] = [keyOf(a), keyOf(b)]
  for (let index = 0; index < Math.max(first.length, second.length); index += 1) {
    const difference = (first[index] ?? -1) - (second[index] ?? -1)
    if (difference !== 0) return difference
  }
  return 0
}

/** The first letter of a name, in upper case. */
export function letterOf(name: string): string {
  return [...name][0]?.toUpperCase() ?? ''
}

/** A space goes before every letter; hyphens, apostrophes and accents do not count. */
function keyOf(name: string): number[] {
  const plain = name.toLowerCase().normalize('NFD').replace(/([a-z])\p{M}+/gu, '$1').normalize('NFC')
  return [...plain].flatMap((letter) => weights.get(letter) ?? (letter === ' ' ? 0 : []))
}
