import type { Schema } from '@university/api-client/types'
import { useEffect, useRef, useState } from 'react'
import { Link } from '../components/link'
import { formatDate } from '../i18n/format-date'
import { useLanguage } from '../i18n/use-language'
import * as styles from './reception.module.css'

export interface QuestionReceiptProps {
  receipt: Schema<'QuestionReceipt'>
  /** Where the answer goes. */
  email: string
  onAnother(): void
}

/** Says that a question has arrived: its number, the code that comes but once, and what comes next. */
export function QuestionReceipt({ receipt: { number, tracking_code: code, due_at: due }, email, onAnother }: QuestionReceiptProps) {
  const { t, language } = useLanguage()
  const heading = useRef<HTMLHeadingElement>(null)
  const [isCopied, setCopied] = useState(false)
  // The button that had the focus is gone.
  useEffect(() => heading.current?.focus(), [])

  async function copy() {
    await navigator.clipboard.writeText(`${t('reception.number')}: ${number}\n${t('reception.code')}: ${code}`)
    setCopied(true)
  }

  return (
    <section className={styles.receipt} aria-labelledby="reception-sent">
      <h2 id="reception-sent" ref={heading} tabIndex={-1}>
        {t('reception.sent')}
      </h2>
      <dl>
        <div>
          <dt>{t('reception.number')}</dt>
          <dd>{number}</dd>
        </div>
        <div>
          <dt>{t('reception.code')}</dt>
          <dd>{code}</dd>
        </div>
      </dl>
      {/* Only there on secure hosts. */}
      {'clipboard' in navigator && (
        <p>
          <button type="button" className={styles.plain} onClick={() => void copy()}>
            {t('reception.copy')}
          </button>{' '}
          <span role="status">{isCopied && t('reception.copied')}</span>
        </p>
      )}
      <p>{t('reception.keep')}</p>
      <p>{t('reception.next', { email })}</p>
      <p>{t('reception.due', { date: formatDate(due, language) })}</p>
      <p className={styles.buttons}>
        <button type="button" className="button" onClick={onAnother}>
          {t('reception.another')}
        </button>
        <Link to="/reception">{t('reception.check')}</Link>
      </p>
    </section>
  )
}
