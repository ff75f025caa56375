export interface SourceErrorOptions {
  cause?: unknown
  /** What to do about it, in a sentence. */
  advice?: string
}

/** Why the build cannot go on: the operation, the item and, where the answer breaks the contract, the fields. */
export class SourceError extends Error {
  readonly advice: string | undefined

  constructor(
    readonly operation: string,
    readonly item: string,
    readonly reasons: string[],
    { advice, ...options }: SourceErrorOptions = {},
  ) {
    super(`${operation} (${item}): ${reasons.join('; ')}`, options)
    this.name = 'SourceError'
    this.advice = advice
  }
}
