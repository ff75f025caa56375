import { useEffect, useState } from 'react'
import { useLanguage } from '../../i18n/use-language'
import { FieldFrame } from './field-frame'
import { useFormField } from './use-form-field'
import * as styles from './fields.module.css'

/** From how much of the room on is told how much is left. */
const nearlyFull = 0.8

/** So long after the last letter it is read out, in milliseconds: with each one nobody would hear what they type. */
const pauseMs = 1_000

/** Text of several lines, which grows with what is typed. */
export function TextAreaField({ name, maxLength, hint }: { name: string; maxLength: number; hint?: string }) {
  const { t } = useLanguage()
  const { input, control, ...frame } = useFormField<string>(name, { hint })
  const { length } = input.value
  const left = length > nearlyFull * maxLength ? t('field.left', { number: maxLength - length }) : ''
  const said = useSettled(left)
  return (
    <FieldFrame {...frame} wide>
      <div className={styles.growing} data-text={`${input.value} `}>
        <textarea {...control} className="control" rows={5} value={input.value} onChange={input.onChange} onBlur={input.onBlur} onFocus={input.onFocus} maxLength={maxLength} />
      </div>
      <p className={styles.left} aria-hidden="true">
        {left}
      </p>
      <span className="visually-hidden" aria-live="polite">
        {said}
      </span>
    </FieldFrame>
  )
}

/** A text as it was when it last stayed the same for a moment. */
function useSettled(text: string): string {
  const [settled, setSettled] = useState(text)
  useEffect(() => {
    const timer = setTimeout(() => setSettled(text), pauseMs)
    return () => clearTimeout(timer)
  }, [text])
  return settled
}
