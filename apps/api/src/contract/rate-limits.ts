import type { RateLimitOptions } from '@fastify/rate-limit'
import type { Operation } from './document'
import { HttpProblem } from './problem'

export interface CallLimits {
  /** In ten minutes, for each operation that takes any; 0 for any number. */
  submissions: number
  /** In a minute, for each operation that is neither read from the cache nor takes submissions; 0 for any number. */
  calls: number
}

/**
 * How often one address may call an operation: submissions are rare, everything else that is not cached only must not
 * run wild. Whether this process counts alone or all together is the store's business.
 *
 * @returns false where there is no limit
 */
export function rateLimitOf({ id, safe, statuses, answer }: Operation, limits: CallLimits): RateLimitOptions | false {
  const isSubmission = answer.status !== 200
  const max = isSubmission ? limits.submissions : limits.calls
  if (safe || !statuses.has(429) || max === 0) return false
  const minutes = isSubmission ? 10 : 1
  const detail = isSubmission ? `At most ${max} submissions in ${minutes} minutes` : `At most ${max} calls in a minute`
  return {
    max,
    timeWindow: minutes * 60_000,
    groupId: id,
    // Better a call too many than a site that is away because it cannot count.
    skipOnError: true,
    errorResponseBuilder: (_request, { ttl }) => new HttpProblem(429, 'too_many_requests', { detail, retry_after: Math.ceil(ttl / 1000) }),
  }
}
