import { useTranslation } from 'react-i18next'
import * as listStyles from '../list/paged-list.module.css'

/** Stands in the place of a block that cannot be shown. */
export function BlockFailed({ retry }: { retry: () => void }) {
  const { t } = useTranslation()
  return (
    <div className={listStyles.failed} role="alert">
      <p>{t('blocks.failed')}</p>
      <button type="button" className="button" onClick={retry}>
        {t('list.retry')}
      </button>
    </div>
  )
}
