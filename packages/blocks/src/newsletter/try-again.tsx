import type { Failure } from '@university/api-client/result'
import { retryAfterMs } from '@university/api-client/retry-after'
import type { TFunction } from 'i18next'
import { useTranslation } from 'react-i18next'
import { Outcome } from './outcome'

export interface TryAgainProps {
  failure: Failure<unknown>
  onClick: () => Promise<void>
}

/** Says that a call failed and what to do about it, and makes it again. */
export function TryAgain({ failure, onClick }: TryAgainProps) {
  const { t } = useTranslation()
  return (
    <Outcome tone="bad" title={t('newsletter.failed')}>
      <p>{adviceFor(failure, t)}</p>
      <button type="button" className="button" onClick={() => void onClick()}>
        {t('list.retry')}
      </button>
    </Outcome>
  )
}

function adviceFor(failure: Failure<unknown>, t: TFunction): string {
  if (!('status' in failure)) return t('newsletter.failed_text')
  const waitMs = retryAfterMs(failure)
  if (waitMs !== undefined) return t('newsletter.wait_text', { minutes: Math.max(1, Math.ceil(waitMs / 60_000)) })
  return failure.status === 403 ? t('newsletter.expired_text') : t('newsletter.server_text')
}
