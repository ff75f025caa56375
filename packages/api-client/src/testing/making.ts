import type { Contract } from './read-contract'
import { createRandom, type Random } from './data/random'

/** What answers are made of, beside the request. */
export interface Making {
  contract: Contract
  seed: number
  /** Milliseconds since 1970. */
  now: number | undefined
  /** Whether everything is made up, examples or not. */
  dynamic: boolean
}

/** The same for the same seed and key, whatever was made before. */
export function randomFor({ seed }: Making, key: string, ...more: unknown[]): Random {
  return createRandom([seed, key, ...more].join(' '))
}
