import type { Locale } from 'antd/es/locale'
import { useEffect, useState, type ComponentType } from 'react'
import { useBlockEnvironment } from '../environment/environment'
import { useLatest } from '../environment/use-latest'
import { LineIcon } from '../icon/line-icon'
import { NameSuffix, useNameSuffix } from '../section/block-section'
import type { DateRangeProps, DayNames } from './date-range'
import type { Days } from './days'
import * as styles from './date-filter.module.css'

export interface DateFilterProps {
  /** What opens it. */
  label: string
  /** What the two fields are called, and how a day is written in them. */
  names: DayNames
  value: Days
  onChange: (days: Days) => void
}

interface Loaded {
  DateRange: ComponentType<DateRangeProps>
  locale: Locale
}

/**
 * Days to choose: a button until somebody wants them, or the address has some; then antd comes and takes its place for good,
 * so that who empties the days keeps the focus. Where it does not come, the next click asks again.
 */
export function DateFilter({ label, names, value, onChange }: DateFilterProps) {
  const { language, onMissingCode } = useBlockEnvironment()
  const suffix = useNameSuffix()
  const tellMissing = useLatest(onMissingCode)
  const [loaded, setLoaded] = useState<Loaded>()
  const [clicks, setClicks] = useState(0)
  const [isFailed, setFailed] = useState(false)
  const isNeeded = clicks > 0 || value.from !== undefined || value.to !== undefined

  useEffect(() => {
    if (!isNeeded) return
    let isCurrent = true
    setFailed(false)
    const range = import(/* webpackChunkName: "date-range" */ './date-range')
    const locales = import(/* webpackChunkName: "date-range" */ '../antd/load-locale')
    Promise.all([range, locales.then(({ loadLocale }) => loadLocale(language))])
      .then(([{ DateRange }, locale]) => isCurrent && setLoaded({ DateRange, locale }))
      .catch((cause: unknown) => {
        if (isCurrent) setFailed(true)
        tellMissing.current(cause, isCurrent)
      })
    return () => {
      isCurrent = false
    }
  }, [clicks, isNeeded, language, tellMissing])

  if (loaded) return <loaded.DateRange label={label + suffix} names={names} value={value} locale={loaded.locale} isWanted={clicks > 0} onChange={onChange} />
  return (
    <button type="button" className={styles.open} aria-busy={isNeeded && !isFailed} onClick={() => setClicks(clicks + 1)}>
      <LineIcon path="M2.5 4h11v9.5h-11ZM2.5 7h11M5.5 2.5v3M10.5 2.5v3" />
      {label}
      <NameSuffix />
    </button>
  )
}
