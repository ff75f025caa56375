import { useTranslation } from 'react-i18next'
import * as listStyles from '../list/paged-list.module.css'

/** Stands in the place of a block whose content is no longer there: to try again would not help. */
export function BlockGone({ name }: { name: string }) {
  const { t } = useTranslation()
  return (
    <p className={listStyles.empty} role="status">
      {name === 'ContentBlock' ? t('blocks.gone_page') : t('blocks.gone')}
    </p>
  )
}
