import { formatDeadline } from '@university/blocks/format-deadline'
import { formatDate } from '../../i18n/format-date'
import { useLanguage } from '../../i18n/use-language'

/** Until when one may apply, with its hour: who applies from elsewhere has another, so it says whose that is. */
export function Deadline({ iso }: { iso: string }) {
  const { t, language } = useLanguage()
  const say = (moment: string, style?: 'time') => formatDate(moment, language, style)
  const words = formatDeadline(iso, say, true)
  const hasHour = words !== formatDeadline(iso, say)
  return (
    <>
      <time dateTime={iso}>{words}</time>
      {hasHour && ` (${t('time.almaty')})`}
    </>
  )
}
