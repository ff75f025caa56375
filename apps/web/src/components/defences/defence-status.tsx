import { useLanguage } from '../../i18n/use-language'
import { Icon, type IconName } from '../icon'
import * as styles from './defence-status.module.css'

type Status = Queries.UniversityDefenceStatus

const icons: Record<Status, IconName> = { planned: 'calendar', postponed: 'clock', held: 'check', cancelled: 'close' }

/** What became of a defence: words and a sign, not the colour alone. */
export function DefenceStatus({ status }: { status: Status }) {
  const { t } = useLanguage()
  return (
    <span className={`${styles.status} ${styles[status]}`}>
      <Icon name={icons[status]} />
      {t(`defence.status_${status}`)}
    </span>
  )
}
