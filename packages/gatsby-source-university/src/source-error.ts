/** Why the build cannot go on: the operation, the item and, where the answer breaks the contract, the fields. */
export class SourceError extends Error {
  constructor(
    readonly operation: string,
    readonly item: string,
    readonly reasons: string[],
    options?: { cause?: unknown },
  ) {
    super(`${operation} (${item}): ${reasons.join('; ')}`, options)
    this.name = 'SourceError'
  }
}
