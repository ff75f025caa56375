import { useEffect, useId, useRef, type FormEvent } from 'react'
import { useTranslation } from 'react-i18next'
import { useBlockEnvironment } from '../environment/environment'
import { withParameters } from '../environment/with-parameters'
import * as styles from './search-field.module.css'

/** Looks for words in a list: they go into the address as `?q=`. Another search begins at the first page. */
export function SearchField({ label, value = '' }: { label: string; value: string | undefined }) {
  const { t } = useTranslation()
  const { changeSearch } = useBlockEnvironment()
  const id = useId()
  const field = useRef<HTMLInputElement>(null)
  const shown = useRef(value)

  // What comes with the address takes the place of what was typed; not what was there before the page could act.
  useEffect(() => {
    if (field.current && value !== shown.current) field.current.value = value
    shown.current = value
  }, [value])

  function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    const words = new FormData(event.currentTarget).get('q')
    changeSearch((latest) => withParameters(latest, { q: typeof words === 'string' ? words.trim() : undefined, page: undefined }))
  }

  return (
    <form role="search" aria-labelledby={id} className={styles.form} onSubmit={submit}>
      <label id={id} htmlFor={`${id}-q`} className={styles.label}>
        {label}
      </label>
      <input ref={field} id={`${id}-q`} className={styles.input} type="search" name="q" defaultValue={value} minLength={2} maxLength={200} enterKeyHint="search" />
      <button type="submit" className="button">
        {t('list.find')}
      </button>
    </form>
  )
}
