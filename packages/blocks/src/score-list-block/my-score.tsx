import { useEffect, useId, useRef, useState, type FormEvent } from 'react'
import { useTranslation } from 'react-i18next'
import { NameSuffix } from '../section/block-section'
import * as styles from './my-score.module.css'

export interface MyScoreProps {
  /** The points that are in the address. */
  value: number | undefined
  /** The most that the test gives. */
  limit: number
  onChange: (points: string | undefined) => void
}

/** "Would my points have been enough?" For past years only, which it says. */
export function MyScore({ value, limit, onChange }: MyScoreProps) {
  const { t } = useTranslation()
  const id = useId()
  const field = useRef<HTMLInputElement>(null)
  const [text, setText] = useState(value?.toString() ?? '')
  const [isWrong, setWrong] = useState(false)

  // The address changed by another way, such as the back button.
  useEffect(() => {
    setText(value?.toString() ?? '')
    setWrong(false)
  }, [value])

  function onSubmit(event: FormEvent) {
    event.preventDefault()
    // What stands there, not what was rendered: of a page that just came to life both happen at once.
    const points = field.current?.value.trim() ?? ''
    const isRight = points === '' || (/^\d{1,3}$/.test(points) && Number(points) <= limit)
    setWrong(!isRight)
    if (isRight) onChange(points === '' ? undefined : String(Number(points)))
    else field.current?.focus()
  }

  /** The button goes away: the focus goes on before. */
  function onClear() {
    field.current?.focus()
    onChange(undefined)
  }

  return (
    <form className={styles.check} onSubmit={onSubmit} noValidate>
      <h3>{t('scores.my_title')}</h3>
      <p className={styles.row}>
        <label htmlFor={id}>
          {t('scores.my_points', { limit })}
          <NameSuffix />
        </label>
        <input
          ref={field}
          id={id}
          className="control"
          inputMode="numeric"
          autoComplete="off"
          maxLength={3}
          value={text}
          aria-invalid={isWrong}
          aria-describedby={isWrong ? `${id}-wrong ${id}-note` : `${id}-note`}
          onChange={({ target }) => setText(target.value)}
        />
        <button type="submit" className="button">
          {t('scores.my_check')}
        </button>
        {value !== undefined && (
          <button type="button" className={styles.clear} onClick={onClear}>
            {t('scores.my_clear')}
          </button>
        )}
      </p>
      {isWrong && (
        <p id={`${id}-wrong`} className={styles.wrong} role="alert">
          {t('scores.my_wrong', { limit })}
        </p>
      )}
      <p id={`${id}-note`} className={styles.note}>
        {t('scores.disclaimer')}
      </p>
    </form>
  )
}
