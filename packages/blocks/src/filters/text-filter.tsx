import { useContext, useEffect, useId, useRef, useState } from 'react'
import { useLatest } from '../environment/use-latest'
import { words } from '../list/parameters'
import { NameSuffix } from '../section/block-section'
import { ResetsContext } from './filter-bar'
import * as styles from './filter-bar.module.css'

/** So long after the last key the words are looked for, in milliseconds. */
const pauseMs = 300

export interface TextFilterProps {
  label: string
  /** What is looked for now. */
  value: string | undefined
  /** @param isMore whether it goes on with what was typed before, so that the back button undoes all of it */
  onChange: (value: string | undefined, isMore: boolean) => void
}

/** Looks for words while they are typed. The field stays as it is, and keeps the focus, whatever comes back. */
export function TextFilter({ label, value = '', onChange }: TextFilterProps) {
  const id = useId()
  const [text, setText] = useState(value)
  const told = useRef(value)
  const isTyping = useRef(false)

  const latestChange = useLatest(onChange)

  // The address changed by another way, such as the back button: then it counts.
  useEffect(() => {
    if (value === told.current) return
    told.current = value
    isTyping.current = false
    setText(value)
  }, [value])

  const resets = useContext(ResetsContext)
  const seenResets = useRef(resets)
  useEffect(() => {
    if (seenResets.current === resets) return
    seenResets.current = resets
    told.current = ''
    setText('')
  }, [resets])

  useEffect(() => {
    const wanted = words(text) ?? ''
    if (wanted === told.current) return
    function tell() {
      if (wanted === told.current) return
      told.current = wanted
      latestChange.current(wanted || undefined, isTyping.current)
      isTyping.current = true
    }
    const timer = setTimeout(tell, pauseMs)
    // Before a link opens another page, whose address it would be then: who comes back finds what they have typed.
    const tellFirst = ({ target }: MouseEvent) => (target as Element).closest('a[href]:not([href^="?"], [href^="#"])') && tell()
    document.addEventListener('click', tellFirst, true)
    return () => {
      clearTimeout(timer)
      document.removeEventListener('click', tellFirst, true)
    }
    // A new function is no new word.
  }, [latestChange, text])

  return (
    <p className={`${styles.field} ${styles.wide}`}>
      <label htmlFor={id}>
        {label}
        <NameSuffix />
      </label>
      <input
        id={id}
        className="control"
        type="search"
        maxLength={200}
        enterKeyHint="search"
        autoComplete="off"
        spellCheck={false}
        value={text}
        onChange={({ target }) => setText(target.value)}
        onBlur={() => {
          isTyping.current = false
        }}
      />
    </p>
  )
}
