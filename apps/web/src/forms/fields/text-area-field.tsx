import { useLanguage } from '../../i18n/use-language'
import { FieldFrame } from './field-frame'
import { useFormField } from './use-form-field'
import * as styles from './fields.module.css'

/** From how much of the room on is told how much is left. */
const nearlyFull = 0.8

/** Text of several lines, which grows with what is typed. */
export function TextAreaField({ name, maxLength, hint }: { name: string; maxLength: number; hint?: string }) {
  const { t } = useLanguage()
  const { input, control, ...frame } = useFormField<string>(name, { hint })
  const left = maxLength - input.value.length
  return (
    <FieldFrame {...frame} wide>
      <div className={styles.growing} data-text={`${input.value} `}>
        <textarea {...control} className="control" rows={5} value={input.value} onChange={input.onChange} onBlur={input.onBlur} onFocus={input.onFocus} maxLength={maxLength} />
      </div>
      <p className={styles.left} aria-live="polite">
        {input.value.length > nearlyFull * maxLength && t('field.left', { number: left })}
      </p>
    </FieldFrame>
  )
}
