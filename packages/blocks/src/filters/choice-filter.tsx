import { useId } from 'react'
import { capitalise } from '../environment/capitalise'
import { NameSuffix } from '../section/block-section'
import type { SelectOption } from './select-filter'
import * as styles from './filter-bar.module.css'

export interface ChoiceFilterProps {
  label: string
  value: string | undefined
  /** Few; the one with the empty value is what holds without a choice. */
  options: readonly SelectOption[]
  onChange: (value: string | undefined) => void
}

/** A choice among few, all of them in sight. */
export function ChoiceFilter({ label, value = '', options, onChange }: ChoiceFilterProps) {
  const name = useId()
  return (
    <fieldset className={styles.choice}>
      <legend>
        {label}
        <NameSuffix />
      </legend>
      <span className={styles.segments}>
        {options.map((option) => (
          <label key={option.value}>
            <input type="radio" name={name} value={option.value} checked={option.value === value} onChange={() => onChange(option.value || undefined)} />
            <span lang={option.lang}>{capitalise(option.label)}</span>
          </label>
        ))}
      </span>
    </fieldset>
  )
}
