import { fold } from '../text/fold'
import { isOneEditAway } from './edit-distance'

/** A word of the content. */
export interface Word {
  exact: string
  folded: string
  /** How many documents have it. */
  documents: number
}

/** How many words may stand for one of a query. */
const mostAlike = 8
/** In letters: a shorter one is like the beginnings of too many words. */
const shortestBeginning = 6

/**
 * The words of the content, found by what they are like. One edit leaves the first half of a word as it is, or the last, or exchanges
 * the two letters in its middle: few words have that in common, and only they are looked at.
 */
export class Vocabulary {
  private readonly byBeginning: Order
  private readonly byEnd: Order

  /** @param words of those that are equally frequent the first counts */
  constructor(private readonly words: readonly Word[]) {
    this.byBeginning = new Order(words, ({ folded }) => folded)
    this.byEnd = new Order(words, ({ folded }) => endKey(folded[0], folded))
  }

  /** Words that a folded word begins, or that it becomes by one edit; the most frequent first. */
  like(word: string): { beginning: string[]; corrected: string[] } {
    const beginning = this.byBeginning.startingWith(word).filter((place) => this.folded(place) !== word)
    const corrected = this.almost(word).filter((place) => this.folded(place) !== word && isOneEditAway(word, this.folded(place)))
    return { beginning: this.mostFrequent(beginning), corrected: this.mostFrequent(corrected) }
  }

  /**
   * Words whose beginning a folded word becomes by one edit in its second half: texts may have a word with endings only. The most frequent
   * first, and before them the beginning of that one, which is what was meant.
   */
  almostBegunBy(word: string): string[] {
    if (word.length < shortestBeginning) return []
    const beginningOf = (folded: string) => [word.length, word.length + 1, word.length - 1].map((length) => folded.slice(0, length)).find((beginning) => isOneEditAway(word, beginning))
    const places = this.byBeginning.startingWith(word.slice(0, word.length >> 1)).filter((place) => beginningOf(this.folded(place)) !== undefined)
    const [first, ...others] = this.mostFrequent(places)
    if (first === undefined) return []
    return [first.slice(0, beginningOf(fold(first))?.length), first, ...others]
  }

  /** How the content spells a folded word, most often; undefined where it has none. */
  spellingOf(word: string): string | undefined {
    return this.mostFrequent(this.byBeginning.startingWith(word).filter((place) => this.folded(place) === word))[0]
  }

  /** Where all the words are that may become this one by one edit, among others. */
  private almost(word: string): number[] {
    const middle = Math.max(1, word.length >> 1)
    const exchanged = word.slice(0, middle - 1) + word.charAt(middle) + word.charAt(middle - 1) + word.slice(middle + 1)
    const places = new Set([
      ...this.byBeginning.startingWith(word.slice(0, middle)),
      ...this.byEnd.startingWith(endKey(word[0], word.slice(middle))),
      ...this.byBeginning.startingWith(exchanged),
    ])
    return [...places]
  }

  private folded(place: number): string {
    return this.words[place]?.folded ?? ''
  }

  private mostFrequent(places: number[]): string[] {
    const { words } = this
    const documents = (place: number) => words[place]?.documents ?? 0
    return places.sort((a, b) => documents(b) - documents(a) || a - b).slice(0, mostAlike).flatMap((place) => words[place]?.exact ?? [])
  }
}

/** Words in the order of keys, which are not kept: there are many. */
class Order {
  private readonly places: Uint32Array

  constructor(
    private readonly words: readonly Word[],
    private readonly keyOf: (word: Word) => string,
  ) {
    const keys = words.map(keyOf)
    this.places = Uint32Array.from(keys.keys()).sort((a, b) => compare(keys[a], keys[b]))
  }

  /** The places of the words whose keys begin so. */
  startingWith(key: string): number[] {
    return [...this.places.subarray(this.search(key), this.search(`${key}\uffff`))]
  }

  /** How many keys come before this one. */
  private search(key: string): number {
    let [from, to] = [0, this.places.length]
    while (from < to) {
      const middle = (from + to) >> 1
      const word = this.words[this.places[middle] ?? 0]
      if (word && this.keyOf(word) < key) from = middle + 1
      else to = middle
    }
    return from
  }
}

function compare(one = '', other = ''): number {
  return one < other ? -1 : one > other ? 1 : 0
}

/** The end of a word, backwards; before it the first letter, which no edit changes: so fewer words begin alike. */
function endKey(first = '', end: string): string {
  return first + end.split('').reverse().join('')
}
