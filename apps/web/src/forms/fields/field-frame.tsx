import type { ReactNode } from 'react'
import { useLanguage } from '../../i18n/use-language'
import type { useFormField } from './use-form-field'
import * as styles from './fields.module.css'

type FrameProps = Pick<ReturnType<typeof useFormField>, 'ids' | 'label' | 'required' | 'hint' | 'error' | 'isListed'> & {
  /** Takes the whole width of the form. */
  wide?: boolean
  children: ReactNode
}

/** Label above, what is expected below it, the control, and what is wrong with it. */
export function FieldFrame({ ids, label, required, hint, error, isListed, wide = false, children }: FrameProps) {
  const { t } = useLanguage()
  return (
    <div className={`${styles.field} ${styles.framed} ${wide ? styles.wide : ''}`}>
      <div>
        <label htmlFor={ids.field}>
          {label} {!required && <span className={styles.optional}>{t('field.optional')}</span>}
        </label>
        {hint && (
          <p id={ids.hint} className={styles.hint}>
            {hint}
          </p>
        )}
      </div>
      <div>
        {children}
        <FieldError id={ids.error} error={error} isListed={isListed} />
      </div>
    </div>
  )
}

/** There before it says something, so that it is announced, unless the list of all faults does so. */
export function FieldError({ id, error, isListed }: { id: string; error: string | undefined; isListed: boolean }) {
  return (
    <p id={id} className={styles.error} aria-live={isListed ? 'off' : 'polite'}>
      {error}
    </p>
  )
}
