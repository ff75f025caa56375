import type { Locale } from 'antd/es/locale'
import { useEffect, useState, type ComponentType } from 'react'
import { useBlockEnvironment } from '../environment/environment'
import type { DateRangeProps } from './date-range'
import type { Days } from './days'
import * as styles from './date-filter.module.css'

export interface DateFilterProps {
  /** What opens it. */
  label: string
  value: Days
  onChange: (days: Days) => void
}

interface Loaded {
  DateRange: ComponentType<DateRangeProps>
  locale: Locale
}

/** Days to choose: a button until somebody wants them, or the address has some; then antd comes and takes its place. */
export function DateFilter({ label, value, onChange }: DateFilterProps) {
  const { language } = useBlockEnvironment()
  const [loaded, setLoaded] = useState<Loaded>()
  const [isWanted, setWanted] = useState(false)
  const isNeeded = isWanted || value.from !== undefined || value.to !== undefined

  useEffect(() => {
    if (!isNeeded) return
    let isCurrent = true
    const range = import(/* webpackChunkName: "date-range" */ './date-range')
    const locales = import(/* webpackChunkName: "date-range" */ '../antd/load-locale')
    void Promise.all([range, locales.then(({ loadLocale }) => loadLocale(language))]).then(
      ([{ DateRange }, locale]) => isCurrent && setLoaded({ DateRange, locale }),
      // The next click tries again; code that went with a former build is the site's to fetch.
      () => isCurrent && setWanted(false),
    )
    return () => {
      isCurrent = false
    }
  }, [isNeeded, language])

  if (isNeeded && loaded) return <loaded.DateRange label={label} value={value} locale={loaded.locale} isWanted={isWanted} onChange={onChange} />
  return (
    <button type="button" className={styles.open} aria-busy={isNeeded} onClick={() => setWanted(true)}>
      <svg viewBox="0 0 16 16" aria-hidden="true" focusable="false">
        <path d="M2.5 4h11v9.5h-11ZM2.5 7h11M5.5 2.5v3M10.5 2.5v3" />
      </svg>
      {label}
    </button>
  )
}
