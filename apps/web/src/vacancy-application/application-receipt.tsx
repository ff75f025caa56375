import type { Schema } from '@university/api-client/types'
import { useEffect, useRef } from 'react'
import { formatDate } from '../i18n/format-date'
import { useLanguage } from '../i18n/use-language'
import * as styles from './application-form.module.css'

export interface ApplicationReceiptProps {
  receipt: Schema<'ApplicationReceipt'>
  /** Where the answer goes. */
  email: string
}

/** Says that an application has arrived: its number, when, until when others may come, and what comes next. */
export function ApplicationReceipt({ receipt: { application_number: number, received_at: received, deadline_at: deadline }, email }: ApplicationReceiptProps) {
  const { t } = useLanguage()
  const heading = useRef<HTMLHeadingElement>(null)
  // The button that had the focus is gone.
  useEffect(() => heading.current?.focus(), [])

  return (
    <div className={styles.outcome}>
      <h3 ref={heading} tabIndex={-1}>
        {t('application.sent')}
      </h3>
      <dl className={styles.facts}>
        <div>
          <dt>{t('application.number')}</dt>
          <dd>{number}</dd>
        </div>
        <div>
          <dt>{t('application.received')}</dt>
          <dd>
            <Moment at={received} />
          </dd>
        </div>
        <div>
          <dt>{t('application.deadline')}</dt>
          <dd>{deadline === null ? t('vacancy.no_deadline') : <Moment at={deadline} />}</dd>
        </div>
      </dl>
      <p>{t('application.next', { email })}</p>
    </div>
  )
}

function Moment({ at }: { at: string }) {
  const { language } = useLanguage()
  return <time dateTime={at}>{`${formatDate(at, language)}, ${formatDate(at, language, 'time')}`}</time>
}
