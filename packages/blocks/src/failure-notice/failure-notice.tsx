import type { Failure } from '@university/api-client/result'
import { useEffect } from 'react'
import { useTranslation } from 'react-i18next'
import { useFocusHandover } from '../environment/use-focus-handover'
import * as styles from './failure-notice.module.css'
import { useFailureText, type Lost } from './use-failure-text'

export interface FailureNoticeProps {
  /** What did not come. */
  what: Lost
  /** Undefined of what came and broke. */
  failure: Failure<unknown> | undefined
  retry: () => void
}

/** Stands in the place of what did not come, until it is asked for again: by the reader, or by the next connection. */
export function FailureNotice({ what, failure, retry }: FailureNoticeProps) {
  const { t } = useTranslation()
  const textOf = useFailureText()
  const ref = useFocusHandover<HTMLDivElement>()
  useEffect(() => {
    window.addEventListener('online', retry)
    return () => window.removeEventListener('online', retry)
  }, [retry])
  return (
    <div ref={ref} className={styles.notice} role="alert">
      <p>{textOf(what, failure)}</p>
      <button type="button" className="button" onClick={retry}>
        {t('list.retry')}
      </button>
    </div>
  )
}
