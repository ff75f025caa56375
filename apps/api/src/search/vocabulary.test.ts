import { isOneEditAway } from './edit-distance'
import { Vocabulary, type Word } from './vocabulary'

/** Folded words of three letters, of which all are near to some. */
function manyWords(): Word[] {
  const texts = new Set<string>()
  for (let number = 0; texts.size < 1_000; number++) {
    const digits = (number * 7_919).toString(3).padStart(5, '0')
    texts.add([...digits.slice(0, 2 + (number % 8))].map((digit) => 'абв'[Number(digit)]).join(''))
  }
  return [...texts].map((folded, index) => ({ exact: `${folded}!`, folded, documents: 1 + (index % 7) }))
}

const words = manyWords()

/** By a look at each word. */
function looked(isLike: (folded: string) => boolean): string[] {
  return words.filter(({ folded }) => isLike(folded)).sort((a, b) => b.documents - a.documents).slice(0, 8).map(({ exact }) => exact)
}

test('finds what a look at each word finds, in the same order', () => {
  const vocabulary = new Vocabulary(words)
  const typed = words.flatMap(({ folded }) => [folded, `${folded}г`, folded.slice(0, -1), `${folded.slice(0, 2)}г${folded.slice(3)}`])

  for (const word of typed.filter((_, index) => index % 9 === 0)) {
    expect([word, vocabulary.like(word), vocabulary.spellingOf(word)]).toEqual([
      word,
      { beginning: looked((folded) => folded !== word && folded.startsWith(word)), corrected: looked((folded) => folded !== word && isOneEditAway(word, folded)) },
      looked((folded) => folded === word)[0],
    ])
  }
})

test('finds what a word almost begins, and the beginning that was meant, where it is long enough to be like few', () => {
  const vocabulary = new Vocabulary(['құжаттарды', 'құжаттардың', 'құжыра'].map((exact, index) => ({ exact, folded: exact.replaceAll('қ', 'к').replaceAll('ұ', 'у').replaceAll('ң', 'н'), documents: index })))

  expect([vocabulary.almostBegunBy('кужатар'), vocabulary.almostBegunBy('кужатт'), vocabulary.almostBegunBy('кужот'), vocabulary.almostBegunBy('кажаттар')]).toEqual([['құжаттар', 'құжаттардың', 'құжаттарды'], ['құжатт', 'құжаттардың', 'құжаттарды'], [], []])
})

test('looks at few of many words', () => {
  let seen = 0
  const many = Array.from({ length: 20_000 }, (_, number) => (number * 104_729).toString(36).padStart(8, 'w'))
  const counted = (folded: string): Word => ({
    exact: folded,
    documents: 1,
    get folded() {
      seen += 1
      return folded
    },
  })
  const vocabulary = new Vocabulary(many.map(counted))
  seen = 0

  const found = many.slice(0, 100).map((word) => vocabulary.like(`${word.slice(0, 5)}-${word.slice(6)}`).corrected.length > 0)

  expect([found.filter(Boolean).length, seen / 100 < 400]).toEqual([100, true])
})
