import { navigate } from 'gatsby'
import { useSetAtom } from 'jotai'
import { useRef, useState, type FormEvent } from 'react'
import { Icon } from '../../components/icon'
import { localizePath } from '../../i18n/paths'
import { useLanguage } from '../../i18n/use-language'
import { searchTextAtom } from '../../state/search'
import * as styles from './sidebar.module.css'

export interface SidebarSearchProps {
  /** Told whether there is text in the field. */
  onTyping: (isTyping: boolean) => void
  onDone: () => void
}

/** The search of the full-screen menu: sent by Enter or its button, which is there only when there is something to send. */
export function SidebarSearch({ onTyping, onDone }: SidebarSearchProps) {
  const { t, language } = useLanguage()
  const setSearchText = useSetAtom(searchTextAtom)
  const [text, setText] = useState('')
  const input = useRef<HTMLInputElement>(null)

  function change(next: string) {
    setText(next)
    onTyping(next !== '')
  }

  function submit(event: FormEvent) {
    event.preventDefault()
    const words = text.trim()
    if (words === '') return
    setSearchText(words)
    change('')
    onDone()
    void navigate(`${localizePath(language, '/search')}?${new URLSearchParams({ q: words })}`)
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
        onChange={(event) => change(event.target.value)}
      />
      {text !== '' && (
        <>
          <button
            type="button"
            className={styles.clear}
            onClick={() => {
              change('')
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
