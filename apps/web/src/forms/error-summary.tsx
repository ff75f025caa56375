import { useFormState } from 'react-final-form'
import { useLanguage } from '../i18n/use-language'
import { useForm } from './form-context'
import * as styles from './forms.module.css'

/** All that keeps the form from being sent, each with the way to its field. Read out as soon as it is there, and not again as a whole while one of them is mended. */
export function ErrorSummary() {
  const { t } = useLanguage()
  const { id, fields, isProving } = useForm()
  const { errors = {} } = useFormState({ subscription: { errors: true } })
  // In the order in which the fields stand.
  const wrong = Object.keys(fields).filter((name) => errors[name] !== undefined && !(name === 'captcha' && isProving))
  if (wrong.length === 0) return null
  return (
    <div className={styles.summary} role="alert" aria-atomic="false" aria-relevant="additions">
      <p>
        <strong>{t('summary.title')}</strong>
      </p>
      <ul>
        {wrong.map((name) => (
          <li key={name}>
            <a
              href={`#${CSS.escape(`${id}-${name}`)}`}
              onClick={(event) => {
                event.preventDefault()
                document.getElementById(`${id}-${name}`)?.focus()
              }}
            >
              {t(fields[name]?.label ?? name)}
            </a>
            {': '}
            {t(errors[name] as string)}
          </li>
        ))}
      </ul>
    </div>
  )
}
