import type { Failure } from '@university/api-client/result'
import type { TFunction } from 'i18next'
import { useEffect, useId, useRef, useState, type FormEvent } from 'react'
import { useTranslation } from 'react-i18next'
import { useFailureText } from '../failure-notice/use-failure-text'
import { NameSuffix } from '../section/block-section'
import * as styles from './my-score.module.css'
import type { ScoreAnswer } from './use-scores'

export interface MyScoreProps {
  /** The points that are in the address. */
  value: number | undefined
  /** The most that the test gives. */
  limit: number
  onChange: (points: string | undefined) => void
  /** What became of the points; undefined while it is not known. */
  answer: ScoreAnswer | undefined
  /** Why it cannot be had. */
  failure: Failure<unknown> | undefined
  /** Leads to where they would have been enough. */
  onShow: () => void
}

/** "Would my points have been enough?" For past years only, which it says. */
export function MyScore({ value, limit, onChange, answer, failure, onShow }: MyScoreProps) {
  const { t } = useTranslation()
  const textOf = useFailureText()
  const id = useId()
  const field = useRef<HTMLInputElement>(null)
  const result = useRef<HTMLDivElement>(null)
  const isAsked = useRef(false)
  const [text, setText] = useState(value?.toString() ?? '')
  const [isWrong, setWrong] = useState(false)

  // The address changed by another way, such as the back button.
  useEffect(() => {
    setText(value?.toString() ?? '')
    setWrong(false)
  }, [value])

  // The field may stand at the lower edge of the window, and the answer below it.
  useEffect(() => {
    if (isAsked.current && answer) result.current?.scrollIntoView({ block: 'nearest' })
    if (answer || failure) isAsked.current = false
  }, [answer, failure])

  function onSubmit(event: FormEvent) {
    event.preventDefault()
    // What stands there, not what was rendered: of a page that just came to life both happen at once.
    const points = (field.current?.value ?? '').replace(/[\s\u200b-\u200f]/g, '')
    const isRight = points === '' || (/^\d+$/.test(points) && Number(points) <= limit)
    setWrong(!isRight)
    isAsked.current = isRight && points !== '' && Number(points) !== value
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
          // More than digits: what is pasted may have blanks around it, and would lose its last digit.
          maxLength={12}
          value={text}
          aria-invalid={isWrong}
          aria-describedby={isWrong ? `${id}-wrong ${id}-note` : `${id}-note`}
          onChange={({ target }) => setText(target.value)}
        />
        <button type="submit" className="button">
          {t('scores.my_check')}
          <NameSuffix />
        </button>
        {value !== undefined && (
          <button type="button" className={styles.link} onClick={onClear}>
            {t('scores.my_clear')}
            <NameSuffix />
          </button>
        )}
      </p>
      {isWrong && (
        <p id={`${id}-wrong`} className={styles.wrong} role="alert">
          {t('scores.my_wrong', { limit })}
        </p>
      )}
      <div ref={result} className={styles.answer}>
        <p aria-live="polite">{value !== undefined && answer && sayAnswer(t, answer)}</p>
        {/* The list says aloud that it is on its way, or failed. */}
        {value !== undefined && !answer && <p aria-hidden="true">{failure ? textOf('list', failure) : t('list.loading')}</p>}
        {answer && answer.enough > 0 && (
          <button type="button" className={styles.link} onClick={onShow}>
            {t('scores.my_rows')}
            <NameSuffix />
          </button>
        )}
      </div>
      <p id={`${id}-note`} className={styles.note}>
        {t('scores.disclaimer')}
      </p>
    </form>
  )
}

function sayAnswer(t: TFunction, { score, enough, total }: ScoreAnswer): string {
  if (enough === 0) return t('scores.my_none', { score })
  return total === undefined ? t('scores.enough', { count: enough, score }) : t('scores.my_answer', { count: enough, score, total })
}
