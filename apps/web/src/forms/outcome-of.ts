import type { Failure } from '@university/api-client/result'
import type { ReadProblem } from '@university/api-client/types'

/** What a failed try says of the submission: the server has refused it, has taken another one under its key before, or nobody knows. */
export type Outcome = 'refused' | 'arrived' | 'unknown'

export function outcomeOf(failure: Failure<ReadProblem>): Outcome {
  // Who is told to wait may have been heard before, and only the answer was lost.
  if (failure.kind !== 'badRequest' || failure.status === 429) return 'unknown'
  return failure.error?.code === 'idempotency_mismatch' ? 'arrived' : 'refused'
}
