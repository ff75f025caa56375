import type { Schema } from '@university/api-client/types'
import { Link } from '../components/link'
import { CopyButton } from '../forms/copy-button'
import * as formStyles from '../forms/forms.module.css'
import { Receipt, type ReceiptProps } from '../forms/receipt'
import { formatDate } from '../i18n/format-date'
import { useLanguage } from '../i18n/use-language'

export interface QuestionReceiptProps extends Pick<ReceiptProps, 'takesFocus'> {
  receipt: Schema<'QuestionReceipt'>
  /** Where the answer goes. */
  email: string
  onAnother(): void
}

/** Says that a question has arrived: its number, the code that comes but once, and what comes next. */
export function QuestionReceipt({ receipt: { number, tracking_code: code, due_at: due }, email, takesFocus, onAnother }: QuestionReceiptProps) {
  const { t, language } = useLanguage()
  const facts = [
    { name: t('reception.number'), value: number },
    { name: t('reception.code'), value: code },
  ]

  return (
    <Receipt title={t('reception.sent')} level={3} facts={facts} takesFocus={takesFocus}>
      <p>
        <CopyButton className={formStyles.plain} text={facts.map(({ name, value }) => `${name}: ${value}`).join('\n')} />
      </p>
      <p>{t('reception.keep')}</p>
      <p>{t('reception.next', { email })}</p>
      <p>{t('reception.due', { date: formatDate(due, language) })}</p>
      <p className={formStyles.buttons}>
        <button type="button" className="button" onClick={onAnother}>
          {t('reception.another')}
        </button>
        <Link to="/reception#status">{t('reception.check')}</Link>
      </p>
    </Receipt>
  )
}
