import { useEffect, useRef, useState, type FormEvent } from 'react'
import { useTranslation } from 'react-i18next'
import { useBlockEnvironment } from '../environment/environment'
import { LineIcon } from '../icon/line-icon'
import * as styles from './site-search.module.css'

/** The words looked for; the address changes when they are sent. */
export function SearchForm({ words }: { words: string }) {
  const { t } = useTranslation()
  const { changeSearch } = useBlockEnvironment()
  const [text, setText] = useState(words)
  const shown = useRef(words)

  // What comes with the address takes the place of what was typed; not what was there before the page could act.
  useEffect(() => {
    if (words !== shown.current) setText(words)
    shown.current = words
  }, [words])

  function submit(event: FormEvent) {
    event.preventDefault()
    const q = text.trim()
    changeSearch(() => (q === '' ? '' : `?${new URLSearchParams({ q })}`))
  }

  return (
    <form role="search" className={styles.form} onSubmit={submit}>
      <label htmlFor="site-search" className="visually-hidden">
        {t('search.label')}
      </label>
      <input
        id="site-search"
        className="control"
        name="q"
        type="search"
        enterKeyHint="search"
        autoComplete="off"
        maxLength={200}
        placeholder={t('search.placeholder')}
        value={text}
        onChange={(event) => setText(event.target.value)}
      />
      <button type="submit" className={`button ${styles.submit}`}>
        <LineIcon path="M7 12A5 5 0 1 0 7 2a5 5 0 0 0 0 10Zm3.6-1.4L14 14" />
        <span>{t('search.submit')}</span>
      </button>
    </form>
  )
}
