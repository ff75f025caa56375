import type { Failure } from '@university/api-client/result'
import { retryAfterMs } from '@university/api-client/retry-after'
import type { TFunction } from 'i18next'
import type { ReadProblem } from '@university/api-client/types'

/** Why a submission failed, without words, so that it can be kept and told in any language. */
export interface FailureNote {
  /** Key of a message of `forms.json`. */
  message: string
  /** How long the server asks to wait, in whole minutes. */
  minutes?: number | undefined
  /** Keys of messages by the place that the server names, such as `question.question.mobile`. */
  errors: Record<string, string>
}

/** In the words of the page's language, with the waiting time where the server asks for one. */
export function failureText(t: TFunction, { message, minutes }: Pick<FailureNote, 'message' | 'minutes'>): string {
  return minutes === undefined ? t(message) : `${t(message)} ${t('failure.wait', { minutes })}`
}

/**
 * What can be done about a failure, in the words of `forms.json`. Branches on codes, never on the server's sentences. A success that cannot be read broke off:
 * the submission may have arrived.
 */
export function failureNote(failure: Failure<ReadProblem>): FailureNote {
  if (!('status' in failure)) return { message: navigator.onLine ? byKind[failure.kind] : 'failure.offline', errors: {} }
  const waitMs = retryAfterMs(failure)
  const { error } = failure
  const errors = Object.entries((error && 'errors' in error && error.errors) || {}).map(([place, codes]) => [place, messageOf(place, codes)])
  return {
    message: byCode[failure.error?.code ?? ''] ?? byStatus[failure.status] ?? (failure.status < 300 ? 'failure.network' : 'failure.server'),
    minutes: waitMs === undefined ? undefined : Math.max(1, Math.ceil(waitMs / 60_000)),
    errors: Object.fromEntries(errors) as Record<string, string>,
  }
}

const byKind = { network: 'failure.network', timeout: 'failure.timeout', aborted: 'failure.aborted' }

const byCode: Record<string, string> = {
  invalid_request: 'failure.fields',
  xsrf_mismatch: 'failure.expired',
  not_found: 'failure.not_found',
  duplicate: 'failure.duplicate',
  gone: 'failure.gone',
  too_large: 'failure.too_large',
  unsupported_media_type: 'failure.file_type',
  captcha_failed: 'failure.captcha',
  consent_outdated: 'failure.consent',
  idempotency_mismatch: 'failure.arrived',
  too_many_requests: 'failure.rate_limited',
  unavailable: 'failure.unavailable',
}

/** A proxy in between answers without our code. */
const byStatus: Record<number, string> = { 413: 'failure.too_large', 415: 'failure.file_type', 429: 'failure.rate_limited', 502: 'failure.unavailable', 503: 'failure.unavailable', 504: 'failure.unavailable' }

const byFault: Record<string, string> = {
  maxLength: 'field.too_long',
  too_large: 'field.too_large',
  file_type: 'field.file_type',
  no_room: 'field.no_room',
  outdated: 'field.consent_outdated',
  duplicate: 'failure.duplicate',
  required: 'field.required',
  unknown: 'field.unknown',
}

function messageOf(place: string, [code = '']: string[]): string {
  if (place === 'captcha') return 'field.captcha_again'
  if (code === 'format' && place.endsWith('mail')) return 'field.email'
  return byFault[code] ?? 'field.wrong'
}
