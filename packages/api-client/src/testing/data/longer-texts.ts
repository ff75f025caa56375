const letters = [...'abcdefghijklmnopqrstuvwxyz']
const words = [...letters, ...letters.flatMap((first) => letters.map((second) => first + second))]

/** Texts with letters behind and before, for patterns that leave an end open, of which always the same text is made: `x-` becomes `x-a`. */
export function* longerTexts(text: string): Generator<string> {
  for (const word of words) {
    yield text + word
    yield word + text
  }
}
