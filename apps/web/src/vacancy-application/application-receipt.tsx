import type { Schema } from '@university/api-client/types'
import { Deadline } from '@university/blocks/deadline'
import { Receipt, type ReceiptProps } from '../forms/receipt'
import { formatDate } from '../i18n/format-date'
import { useLanguage } from '../i18n/use-language'

export interface ApplicationReceiptProps extends Pick<ReceiptProps, 'takesFocus'> {
  receipt: Schema<'ApplicationReceipt'>
  /** Where the answer goes. */
  email: string
}

/** Says that an application has arrived: its number, when, until when others may come, and what comes next. */
export function ApplicationReceipt({ receipt: { application_number: number, received_at: received, deadline_at: deadline }, email, takesFocus }: ApplicationReceiptProps) {
  const { t, language } = useLanguage()
  const say = (iso: string, style?: 'time') => formatDate(iso, language, style)
  const facts = [
    { name: t('application.number'), value: number },
    { name: t('application.received'), value: <time dateTime={received}>{`${say(received)}, ${say(received, 'time')}`}</time> },
    { name: t('application.deadline'), value: deadline === null ? t('vacancy.no_deadline') : <Deadline iso={deadline} withTime /> },
  ]
  return (
    <Receipt level={3} title={t('application.sent')} facts={facts} takesFocus={takesFocus}>
      <p>{t('application.next', { email })}</p>
    </Receipt>
  )
}
