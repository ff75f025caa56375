import { useEffect, useRef } from 'react'
import { useLanguage } from '../i18n/use-language'
import * as styles from './blog-question.module.css'

export interface BlogQuestionReceiptProps {
  number: string
  /** Where the answer goes. */
  email: string
  /** Whether the answer may be published. */
  isPublic: boolean
  onAnother(): void
}

/** Says that a question has arrived: its number, who reads it, and where the answer will be. */
export function BlogQuestionReceipt({ number, email, isPublic, onAnother }: BlogQuestionReceiptProps) {
  const { t } = useLanguage()
  const heading = useRef<HTMLHeadingElement>(null)
  // The button that had the focus is gone.
  useEffect(() => heading.current?.focus(), [])

  return (
    <section className={styles.receipt} aria-labelledby="blog-question-sent">
      <h4 id="blog-question-sent" ref={heading} tabIndex={-1}>
        {t('blog_question.sent')}
      </h4>
      <dl>
        <dt>{t('blog_question.number')}</dt>
        <dd>{number}</dd>
      </dl>
      <p>{t('blog_question.moderation')}</p>
      <p>{t('blog_question.by_email', { email })}</p>
      <p>{isPublic ? t('blog_question.on_page') : t('blog_question.not_on_page')}</p>
      <p>
        <button type="button" className="button" onClick={onAnother}>
          {t('blog_question.another')}
        </button>
      </p>
    </section>
  )
}
