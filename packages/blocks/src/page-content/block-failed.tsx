import { useTranslation } from 'react-i18next'
import { FailureNotice } from '../failure-notice/failure-notice'

/** Stands in the place of a block that cannot be shown. */
export function BlockFailed({ retry }: { retry: () => void }) {
  const { t } = useTranslation()
  return <FailureNotice text={t('blocks.failed')} retry={retry} />
}
