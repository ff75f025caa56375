import { useTranslation } from 'react-i18next'
import type { PlacedBlock } from './placed-block'
import * as styles from './hidden-block.module.css'

/** Tells an editor, in the preview, of a block that visitors are not shown, and why. */
export function HiddenBlock({ block, isKnown }: { block: PlacedBlock; isKnown: boolean }) {
  const { t } = useTranslation()
  return (
    <div className={styles.notice} role="note">
      <p className={styles.title}>{t('blocks.hidden', { name: block.name })}</p>
      <p>{isKnown ? t('blocks.wrong_options') : t('blocks.unknown')}</p>
      <code>{JSON.stringify(block.props)}</code>
    </div>
  )
}
