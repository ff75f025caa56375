import type { Failure } from '@university/api-client/result'
import { useTranslation } from 'react-i18next'
import { useFailureText } from '../failure-notice/use-failure-text'
import { LineIcon } from '../icon/line-icon'
import { NameSuffix } from '../section/block-section'
import * as styles from './chart-toggle.module.css'

export interface ChartToggleProps {
  isOpen: boolean
  onToggle: () => void
  isWaiting: boolean
  failure: Failure<unknown> | undefined
  /** What stands on the button, hidden and shown. Default: a chart. */
  words?: { show: string; hide: string }
  /** Path of its icon, 16 by 16. Default: bars. */
  icon?: string
}

/** Shows a picture of the list, or hides it; what it needs is asked for then. */
export function ChartToggle({ isOpen, onToggle, isWaiting, failure, words, icon = 'M2.5 13.5h11M4 11V7M8 11V3M12 11V5.5' }: ChartToggleProps) {
  const { t } = useTranslation()
  const textOf = useFailureText()
  const { show, hide } = words ?? { show: t('chart.show'), hide: t('chart.hide') }
  return (
    <div className={styles.line}>
      <button type="button" className={styles.toggle} aria-expanded={isOpen} onClick={onToggle}>
        <LineIcon path={icon} />
        {isOpen ? hide : show}
        <NameSuffix />
      </button>
      <span aria-live="polite" className={styles.status}>
        {isWaiting ? t('list.loading') : failure ? textOf('list', failure) : ''}
      </span>
    </div>
  )
}
