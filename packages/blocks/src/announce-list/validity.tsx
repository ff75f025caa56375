import { useTranslation } from 'react-i18next'
import { Deadline } from '../environment/deadline'
import { useIsPast } from '../environment/use-is-past'
import * as styles from './validity.module.css'

export interface ValidityProps {
  /** RFC 3339, the first moment at which it no longer applies; null where it always does. */
  expiresAt: string | null
  /** What the build knew. Default false. */
  wasOver?: boolean
  /** Shows the hour, too, unless it ends with a day. */
  withTime?: boolean
}

/** Until when an announcement applies or, by the reader's clock, applied. */
export function Validity({ expiresAt, wasOver = false, withTime = false }: ValidityProps) {
  const { t } = useTranslation()
  const isOver = useIsPast(expiresAt, wasOver)
  if (expiresAt === null) return <span className={styles.validity}>{t('announce.no_expiry')}</span>

  return (
    <span className={`${styles.validity} ${isOver ? styles.over : ''}`} data-until={isOver ? undefined : expiresAt}>
      {isOver ? t('announce.expired_on') : t('announce.in_force_until')}{' '}
      <Deadline iso={expiresAt} withTime={withTime} />
    </span>
  )
}
