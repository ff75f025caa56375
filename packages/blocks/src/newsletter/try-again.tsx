import { useTranslation } from 'react-i18next'
import { Outcome } from './outcome'

/** Says that a call failed, and makes it again. */
export function TryAgain({ onClick }: { onClick: () => Promise<void> }) {
  const { t } = useTranslation()
  return (
    <Outcome tone="bad" title={t('newsletter.failed')}>
      <p>{t('newsletter.failed_text')}</p>
      <button type="button" className="button" onClick={() => void onClick()}>
        {t('list.retry')}
      </button>
    </Outcome>
  )
}
