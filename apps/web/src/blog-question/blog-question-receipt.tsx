import { Receipt, type ReceiptProps } from '../forms/receipt'
import { useLanguage } from '../i18n/use-language'

export interface BlogQuestionReceiptProps extends Pick<ReceiptProps, 'takesFocus'> {
  number: string
  /** Where the answer goes. */
  email: string
  /** Whether the answer may be published. */
  isPublic: boolean
  onAnother(): void
}

/** Says that a question has arrived: its number, who reads it, and where the answer will be. */
export function BlogQuestionReceipt({ number, email, isPublic, takesFocus, onAnother }: BlogQuestionReceiptProps) {
  const { t } = useLanguage()
  return (
    <Receipt level={4} title={t('blog_question.sent')} facts={[{ name: t('blog_question.number'), value: number }]} takesFocus={takesFocus}>
      <p>{t('blog_question.moderation')}</p>
      <p>{t('blog_question.by_email', { email })}</p>
      <p>{isPublic ? t('blog_question.on_page') : t('blog_question.not_on_page')}</p>
      <p>
        <button type="button" className="button" onClick={onAnother}>
          {t('blog_question.another')}
        </button>
      </p>
    </Receipt>
  )
}
