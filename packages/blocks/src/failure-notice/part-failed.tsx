import { useTranslation } from 'react-i18next'
import { FailureNotice } from './failure-notice'

/** Says that a part of a page cannot be shown, or does not answer. */
export function PartFailed({ retry }: { retry: () => void }) {
  const { t } = useTranslation()
  return <FailureNotice text={t('part.failed')} retry={retry} />
}
