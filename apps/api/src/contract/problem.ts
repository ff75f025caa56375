import type { components } from '@university/api-schema/types'

type CommonProblem = components['schemas']['Problem']
export type ProblemCode = CommonProblem['code'] | components['schemas']['PreviewKeyProblem']['code']
export type Problem = Omit<CommonProblem, 'code'> & { code: ProblemCode }

/** What a handler throws for a failure that the contract foresees. */
export class HttpProblem extends Error {
  constructor(
    readonly status: number,
    readonly code: ProblemCode,
    readonly more: Pick<Problem, 'detail' | 'errors' | 'retry_after'> = {},
    options?: ErrorOptions,
  ) {
    super(more.detail ?? code, options)
  }
}

const titles: Record<ProblemCode, string> = {
  invalid_request: 'Invalid request',
  xsrf_mismatch: 'Forged request',
  not_found: 'Not found',
  duplicate: 'Duplicate',
  gone: 'Gone',
  too_large: 'Too large',
  unsupported_media_type: 'Unsupported media type',
  captcha_failed: 'Captcha failed',
  consent_outdated: 'Consent outdated',
  idempotency_mismatch: 'Idempotency mismatch',
  wrong_preview_key: 'Wrong preview key',
  too_many_requests: 'Too many requests',
  internal_error: 'Internal error',
  unavailable: 'Unavailable',
}

export const problemType = 'application/problem+json; charset=utf-8'

/** The body of the answer (RFC 9457). */
export function toProblem({ status, code, more }: HttpProblem, requestId: string): Problem {
  return { type: `/api/docs/#${code}`, title: titles[code], status, code, ...more, request_id: requestId }
}
