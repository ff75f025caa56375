import { useTranslation } from 'react-i18next'
import { useBlockEnvironment } from './environment'
import { lastMomentBefore } from './last-moment-before'

export interface DeadlineProps {
  /** RFC 3339, the first moment at which it is too late. */
  iso: string
  /** Names the hour, too, unless it is that of midnight, and whose it is: who reads it elsewhere has another. */
  withTime?: boolean
}

/** Until when, in words: what ends with a day names that day, and no hour. */
export function Deadline({ iso, withTime = false }: DeadlineProps) {
  const { t } = useTranslation()
  const { formatDate } = useBlockEnvironment()
  const day = formatDate(lastMomentBefore(iso))
  const hour = formatDate(iso, 'time')
  const hasHour = withTime && hour !== '00:00'
  return (
    <>
      <time dateTime={iso}>{hasHour ? `${day}, ${hour}` : day}</time>
      {hasHour && ` (${t('time.almaty')})`}
    </>
  )
}
