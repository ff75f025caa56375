export interface SourceErrorOptions {
  cause?: unknown
  /** What to do about it, in a sentence. */
  advice?: string
  /** What was asked for is not there (any more). */
  isGone?: boolean
}

/** Why the build cannot go on: the operation, the item and, where the answer breaks the contract, the fields. */
export class SourceError extends Error {
  readonly advice: string | undefined
  readonly isGone: boolean

  constructor(
    readonly operation: string,
    readonly item: string,
    readonly reasons: string[],
    { advice, isGone = false, ...options }: SourceErrorOptions = {},
  ) {
    super(`${operation} (${item}): ${reasons.join('; ')}`, options)
    this.name = 'SourceError'
    this.advice = advice
    this.isGone = isGone
  }
}
