import { isDeepStrictEqual } from 'node:util'

interface Compared {
  seen: unknown
  wanted: unknown
}

/** What is not as it should be, of very much: to be held against `[]`. An `expect` for each would take a millisecond or two. */
export function differing<T extends Compared>(all: readonly T[]): T[] {
  return all.filter(({ seen, wanted }) => !isDeepStrictEqual(seen, wanted))
}
