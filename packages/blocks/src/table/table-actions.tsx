import type { Failure } from '@university/api-client/result'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { useFailureText } from '../failure-notice/use-failure-text'
import { LineIcon } from '../icon/line-icon'
import { NameSuffix } from '../section/block-section'
import * as styles from './table-actions.module.css'

export interface TableActionsProps {
  /** What is under way, `csv` or `print` among it: its button waits. */
  waiting: string | undefined
  failure: Failure<unknown> | undefined
  onCsv: () => void
  onPrint: () => void
  /** Further buttons. */
  children?: ReactNode
}

/** What one can do with a table as a whole: a file for a spreadsheet, paper. */
export function TableActions({ waiting, failure, onCsv, onPrint, children }: TableActionsProps) {
  const { t } = useTranslation()
  const textOf = useFailureText()
  return (
    <div className={styles.actions}>
      {children}
      {/* One at the end of a line and the other below would look as if they were no pair. */}
      <div className={styles.pair}>
        <button type="button" className={styles.action} aria-disabled={waiting === 'csv'} onClick={waiting === 'csv' ? undefined : onCsv}>
          <LineIcon path="M8 2v8M4.5 7 8 10.5 11.5 7M2.5 13.5h11" />
          {t('table.csv')}
          <NameSuffix />
        </button>
        <button type="button" className={styles.action} aria-disabled={waiting === 'print'} onClick={waiting === 'print' ? undefined : onPrint}>
          <LineIcon path="M4.5 5.5v-3h7v3M4.5 11.5h-2v-6h11v6h-2M4.5 9.5h7v4h-7Z" />
          {t('table.print')}
          <NameSuffix />
        </button>
      </div>
      <span aria-live="polite" className={styles.status}>
        {waiting ? t('list.loading') : failure ? textOf('list', failure) : ''}
      </span>
    </div>
  )
}
