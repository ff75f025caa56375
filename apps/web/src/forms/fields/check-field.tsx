import type { ReactNode } from 'react'
import { FieldError } from './field-frame'
import * as box from './tick.module.css'
import { useFormField } from './use-form-field'
import * as styles from './fields.module.css'

/** Yes or no. Its label is what is agreed to. */
export function CheckField({ name, hint: hintKey, children }: { name: string; hint?: string; children?: ReactNode }) {
  const { input, control, ids, label, hint, error, isListed } = useFormField<boolean>(name, { hint: hintKey })
  return (
    <div className={`${styles.field} ${styles.wide}`}>
      <div className={styles.check}>
        <input {...control} type="checkbox" className={box.tick} checked={input.value} onChange={({ target }) => input.onChange(target.checked)} onBlur={input.onBlur} onFocus={input.onFocus} />
        <div>
          <label htmlFor={ids.field}>{label}</label> {children}
          {hint && (
            <p id={ids.hint} className={styles.hint}>
              {hint}
            </p>
          )}
        </div>
      </div>
      <FieldError id={ids.error} error={error} isListed={isListed} />
    </div>
  )
}
