import type { Failure } from '@university/api-client/result'
import { retryAfterMs } from '@university/api-client/retry-after'
import { useTranslation } from 'react-i18next'

/** A list, or a part of the page. */
export type Lost = 'list' | 'part'

/** What did not come, and what can be done: about the connection where no answer came, later where a server had none to give; nothing about what came and broke. */
export function useFailureText(): (what: Lost, failure: Failure<unknown> | undefined) => string {
  const { t } = useTranslation()
  return (what, failure) => {
    const text = what === 'list' ? t('list.failed') : t('part.failed')
    if (!failure) return text
    if (!('status' in failure)) return `${text} ${t('failed.connection')}`
    const waitMs = retryAfterMs(failure)
    return `${text} ${waitMs === undefined ? t('failed.server') : t('failed.server_until', { minutes: Math.max(1, Math.ceil(waitMs / 60_000)) })}`
  }
}
