import { useId } from 'react'
import { capitalise } from '../environment/capitalise'
import { useBlockEnvironment } from '../environment/environment'
import { languageTag } from '../environment/language-tag'
import { NameSuffix } from '../section/block-section'
import * as styles from './filter-bar.module.css'

export interface SelectOption {
  value: string
  label: string
  /** BCP 47 tag of the label, where it is not in the language of the page. */
  lang?: string | undefined
}

export interface SelectGroup {
  group: string
  /** BCP 47 tag of its name, where it is not in the language of the page. */
  lang?: string | undefined
  options: readonly SelectOption[]
}

export interface SelectFilterProps {
  label: string
  /** What is shown for no choice; without it there is always one. */
  any?: string
  /** Undefined for no choice. One that is not among the options, because they depend on others, is shown as no choice. */
  value: string | undefined
  /** Under headings where they are groups. */
  options: readonly (SelectOption | SelectGroup)[]
  onChange: (value: string | undefined) => void
}

/** A choice as the browser offers it: on a phone it fills the screen. */
export function SelectFilter({ label, any, value = '', options, onChange }: SelectFilterProps) {
  const id = useId()
  const { language } = useBlockEnvironment()
  return (
    <p className={styles.field} data-shows={any ?? longest(options)}>
      <label htmlFor={id}>
        {label}
        <NameSuffix />
      </label>
      <select id={id} className="control" value={value} onChange={({ target }) => onChange(target.value || undefined)}>
        {any !== undefined && <option value="">{any}</option>}
        {options.map((option) =>
          'group' in option ? (
            <optgroup key={option.group} label={capitalise(option.group)} lang={option.lang}>
              {/* Theirs is not that of the group's name. */}
              {option.options.map((one) => optionElement({ ...one, lang: one.lang ?? (option.lang && languageTag(language)) }))}
            </optgroup>
          ) : (
            optionElement(option)
          ),
        )}
      </select>
    </p>
  )
}

/** Of several, one of which always holds, what needs most room. */
function longest(options: SelectFilterProps['options']): string {
  const labels = options.flatMap((option) => ('group' in option ? option.options : [option])).map(({ label }) => label)
  return labels.reduce((former, label) => (label.length > former.length ? label : former), '')
}

const optionElement = ({ value, label, lang }: SelectOption) => (
  <option key={value} value={value} lang={lang}>
    {capitalise(label)}
  </option>
)
