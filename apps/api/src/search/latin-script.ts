/** From the longest to the shortest, folded as text/fold.ts folds: the Kazakh alphabet of 2021 and what people type. */
const letters: [string, string][] = [
  ['shch', 'щ'], ['sch', 'щ'], ['zh', 'ж'], ['kh', 'х'], ['gh', 'г'], ['ng', 'н'], ['ch', 'ч'], ['sh', 'ш'], ['ts', 'ц'], ['ya', 'я'], ['yu', 'ю'], ['yo', 'е'], ['ye', 'е'], ['iya', 'ия'],
  ['a', 'а'], ['b', 'б'], ['c', 'ц'], ['d', 'д'], ['e', 'е'], ['f', 'ф'], ['g', 'г'], ['h', 'х'], ['i', 'и'], ['j', 'ж'], ['k', 'к'], ['l', 'л'], ['m', 'м'], ['n', 'н'],
  ['o', 'о'], ['p', 'п'], ['q', 'к'], ['r', 'р'], ['s', 'с'], ['t', 'т'], ['u', 'у'], ['v', 'в'], ['w', 'у'], ['x', 'х'], ['y', 'ы'], ['z', 'з'],
]

/**
 * What a word in Latin letters may mean in Cyrillic ones, folded: `kitaphana` → китапхана. A `y` is ы or й, so there may
 * be two readings.
 *
 * @param word folded: without accents, in lower case
 */
export function cyrillicReadings(word: string): string[] {
  if (!/^[a-z']+$/.test(word)) return []
  const plain = transliterate(word)
  return word.includes('y') ? [...new Set([plain, transliterate(word.replace(/y(?![aou])/g, 'й'))])] : [plain]
}

const lookAlike: Record<string, string> = { а: 'a', б: 'b', в: 'b', д: 'd', м: 'm', с: 'c' }

/** A code that was typed with Cyrillic letters, as it is written: `6в06102` → 6b06102, `в057` → b057. None for other words. */
export function writtenCode(word: string): string | undefined {
  return /^\d?[абвдмс]\d{2,}$/.test(word) ? word.replace(/[абвдмс]/, (letter) => lookAlike[letter] ?? letter) : undefined
}

function transliterate(word: string): string {
  let text = ''
  for (let at = 0; at < word.length; ) {
    const found = letters.find(([latin]) => word.startsWith(latin, at))
    text += found ? found[1] : /[a-z']/.test(word[at] ?? '') ? '' : (word[at] ?? '')
    at += found ? found[0].length : 1
  }
  return text
}
