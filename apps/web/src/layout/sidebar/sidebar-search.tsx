import { navigate } from 'gatsby'
import { useSetAtom, useStore } from 'jotai'
import { useEffect, useRef, useState, type FormEvent } from 'react'
import { Icon } from '../../components/icon'
import { localizePath } from '../../i18n/paths'
import { useLanguage } from '../../i18n/use-language'
import { searchTextAtom } from '../../state/search'
import { searchDraftAtom } from './search-draft'
import * as styles from './sidebar.module.css'

/** The search of the full-screen menu: sent by Enter or its button, which is there only when there is something to send. */
export function SidebarSearch({ onDone }: { onDone: () => void }) {
  const { t, language } = useLanguage()
  const setSearchText = useSetAtom(searchTextAtom)
  const store = useStore()
  // Its own state: a component hears of an atom from its effects on, and what was typed before React would take out of the field.
  const [text, show] = useState(() => store.get(searchDraftAtom))
  const input = useRef<HTMLInputElement>(null)

  useEffect(() => () => store.set(searchDraftAtom, ''), [store])

  function setText(next: string) {
    show(next)
    store.set(searchDraftAtom, next)
  }

  function submit(event: FormEvent) {
    event.preventDefault()
    const words = text.trim()
    if (words === '') return
    setSearchText(words)
    setText('')
    onDone()
    void navigate(`${localizePath(language, '/search')}?${new URLSearchParams({ q: words })}`, { state: { fromElsewhere: true } })
  }

  return (
    <form role="search" className={styles.search} onSubmit={submit}>
      <label htmlFor="sidebar-search" className="visually-hidden">
        {t('search.label')}
      </label>
      <Icon name="search" />
      <input
        ref={input}
        id="sidebar-search"
        type="text"
        inputMode="search"
        enterKeyHint="search"
        autoComplete="off"
        maxLength={200}
        placeholder={t('search.placeholder')}
        value={text}
        onChange={(event) => setText(event.target.value)}
      />
      {text !== '' && (
        <>
          <button
            type="button"
            className={styles.clear}
            onClick={() => {
              setText('')
              input.current?.focus()
            }}
          >
            <Icon name="close" />
            <span className="visually-hidden">{t('search.clear')}</span>
          </button>
          <button type="submit" className="button">
            {t('search.submit')}
          </button>
        </>
      )}
    </form>
  )
}
