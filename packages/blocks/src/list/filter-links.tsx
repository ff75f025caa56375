import { useId } from 'react'
import type { SelectOption } from '../filters/select-filter'
import { NameSuffix } from '../section/block-section'
import { SearchLink } from './search-link'
import * as styles from './filter-links.module.css'

export interface FilterLinksProps {
  /** What the filter is about, as the reader sees it. */
  label: string
  /** Its name in the address. */
  parameter: string
  /** The choice that holds; undefined for the one without a value. */
  value: string | undefined
  /** The one without a value is what holds when the address names none. */
  options: readonly (Omit<SelectOption, 'value'> & { value: string | undefined })[]
}

/** A filter of a list as a row of links, each an address that can be shared. Another choice begins at the first page. */
export function FilterLinks({ label, parameter, value, options }: FilterLinksProps) {
  const id = useId()
  return (
    <div className={styles.filter} role="group" aria-labelledby={id} data-unread="">
      <span id={id} className={styles.label}>
        {label}
        <NameSuffix />
      </span>
      <ul className={styles.options}>
        {options.map((option) => (
          <li key={option.value ?? ''}>
            <SearchLink
              className={styles.option}
              lang={option.lang}
              aria-current={option.value === value ? 'true' : undefined}
              changes={{ [parameter]: option.value, page: undefined }}
            >
              {option.label}
            </SearchLink>
          </li>
        ))}
      </ul>
    </div>
  )
}
