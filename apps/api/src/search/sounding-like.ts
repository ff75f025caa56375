/** First letters, folded, of which one is heard as well as the other; in Russian and Kazakh the vowels that bear no stress. */
const alike = ['ао', 'еиэ', 'ck', 'cs', 'ei']

/**
 * A folded word with another first letter that sounds like its own: `абщежитие` → `общежитие`. All other mistyped first letters are noticed
 * by who types them (edit-distance.ts).
 */
export function soundingLike(word: string): string[] {
  const first = word.charAt(0)
  const others = alike.filter((letters) => first !== '' && letters.includes(first)).join('')
  return [...new Set(others)].filter((letter) => letter !== first).map((letter) => letter + word.slice(1))
}
