/**
 * Cuts a text into pieces for one utterance each: whole sentences as far as they fit, a longer one at a space.
 *
 * @param longest in characters
 */
export function cutText(text: string, language: string, longest: number): string[] {
  const pieces: string[] = []
  for (const sentence of sentencesOf(text, language).flatMap((one) => cutAtSpaces(one, longest))) {
    const last = pieces.at(-1)
    if (last !== undefined && last.length + sentence.length < longest) pieces[pieces.length - 1] = `${last} ${sentence}`
    else pieces.push(sentence)
  }
  return pieces
}

function sentencesOf(text: string, language: string): string[] {
  const sentences = 'Segmenter' in Intl ? [...new Intl.Segmenter(language || undefined, { granularity: 'sentence' }).segment(text)].map(({ segment }) => segment) : text.replace(/([.!?…])\s+/g, '$1\n').split('\n')
  return sentences.map((sentence) => sentence.trim()).filter(Boolean)
}

function cutAtSpaces(sentence: string, longest: number): string[] {
  if (sentence.length <= longest) return [sentence]
  const start = sentence.slice(0, longest + 1)
  // After a comma it sounds better, if that is not too far ahead of the end.
  const comma = start.search(/[,;:—–]\s[^,;:—–]*$/)
  const space = start.lastIndexOf(' ')
  const end = comma > longest / 2 ? comma + 1 : space > 0 ? space : longest
  return [sentence.slice(0, end), ...cutAtSpaces(sentence.slice(end).trim(), longest)]
}
