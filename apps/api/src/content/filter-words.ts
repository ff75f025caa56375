import { fold } from '../text/fold'

/** The words that an item must have to pass a filter, folded. What stands within another one is there with it; the longest come first, for most items lack them. */
export function filterWords(q: string): string[] {
  const words = [...new Set(fold(q).split(' ').filter(Boolean))].sort((a, b) => b.length - a.length)
  return words.filter((word, index) => !words.slice(0, index).some((longer) => longer.includes(word)))
}

/** Whether a text has all of them. To fold it costs far more than to look for a word, so it is done once. */
export function hasFilterWords(words: readonly string[], text: string): boolean {
  if (words.length === 0) return true
  const folded = fold(text)
  return words.every((word) => folded.includes(word))
}
