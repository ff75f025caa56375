/** Numbers that look random and are the same for the same seed. */
export interface Random {
  /** From 0, below 1. */
  next(): number
  /** A whole number from `min` to `max`, both included. */
  integer(min: number, max: number): number
  pick<T>(items: readonly T[]): T
  /** A copy in another order. */
  shuffle<T>(items: readonly T[]): T[]
}

/** sfc32, started from a hash (xmur3) of the seed. */
export function createRandom(seed: string): Random {
  const hash = hasher(seed)
  let [a, b, c, counter] = [hash(), hash(), hash(), 1]

  const next = () => {
    const sum = (a + b + counter++) | 0
    a = b ^ (b >>> 9)
    b = (c + (c << 3)) | 0
    c = ((c << 21) | (c >>> 11)) + sum
    return (sum >>> 0) / 2 ** 32
  }
  for (let warmUp = 0; warmUp < 12; warmUp++) next()

  const integer = (min: number, max: number) => min + Math.floor(next() * (max - min + 1))
  return {
    next,
    integer,
    pick: (items) => items[integer(0, items.length - 1)] as (typeof items)[number],
    shuffle: (items) => items.map((item) => ({ item, key: next() })).sort((one, other) => one.key - other.key).map(({ item }) => item),
  }
}

function hasher(text: string): () => number {
  let state = 1779033703 ^ text.length
  for (let index = 0; index < text.length; index++) {
    state = Math.imul(state ^ text.charCodeAt(index), 3432918353)
    state = (state << 13) | (state >>> 19)
  }
  return () => {
    state = Math.imul(state ^ (state >>> 16), 2246822507)
    state = Math.imul(state ^ (state >>> 13), 3266489909)
    state ^= state >>> 16
    return state | 0
  }
}
