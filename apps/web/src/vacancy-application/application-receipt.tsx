import type { Schema } from '@university/api-client/types'
import { Receipt } from '../forms/receipt'
import { formatDate } from '../i18n/format-date'
import { useLanguage } from '../i18n/use-language'

export interface ApplicationReceiptProps {
  receipt: Schema<'ApplicationReceipt'>
  /** Where the answer goes. */
  email: string
}

/** Says that an application has arrived: its number, when, until when others may come, and what comes next. */
export function ApplicationReceipt({ receipt: { application_number: number, received_at: received, deadline_at: deadline }, email }: ApplicationReceiptProps) {
  const { t } = useLanguage()
  const facts = [
    { name: t('application.number'), value: number },
    { name: t('application.received'), value: <Moment at={received} /> },
    { name: t('application.deadline'), value: deadline === null ? t('vacancy.no_deadline') : <Moment at={deadline} /> },
  ]
  return (
    <Receipt level={3} title={t('application.sent')} facts={facts}>
      <p>{t('application.next', { email })}</p>
    </Receipt>
  )
}

function Moment({ at }: { at: string }) {
  const { language } = useLanguage()
  return <time dateTime={at}>{`${formatDate(at, language)}, ${formatDate(at, language, 'time')}`}</time>
}
