import { useLatest } from '@university/blocks/use-latest'
import { useEffect } from 'react'
import { Icon } from '../../components/icon'
import { useLanguage } from '../../i18n/use-language'
import { FieldError } from '../fields/field-frame'
import * as fieldStyles from '../fields/fields.module.css'
import * as box from '../fields/tick.module.css'
import { useFormField } from '../fields/use-form-field'
import { useForm } from '../form-context'
import * as styles from './captcha-field.module.css'
import { useCaptcha, type CaptchaState } from './use-captcha'

/**
 * "I am not a robot": the browser solves a task of the server (ALTCHA), which costs the reader one tick. The solution is the value of the field `captcha`;
 * emptied by the form, it takes the tick away.
 */
export function CaptchaField() {
  const { t } = useLanguage()
  const { client, onCaptcha } = useForm()
  const { input, ids: field, error, isListed, label } = useFormField<string>('captcha')
  const { state, start, stop } = useCaptcha({ client, value: input.value, onChange: input.onChange })
  const tell = useLatest(onCaptcha)
  useEffect(() => tell.current(state), [state, tell])

  const isTicked = state === 'working' || state === 'verified'
  const hasFailed = !isTicked && state !== 'idle'
  // While it works nothing is wrong yet; what failed says more than what the form misses.
  const shownError = state === 'working' || hasFailed ? undefined : error
  const ids = { ...field, status: `${field.field}-status` }

  return (
    <div className={`${fieldStyles.field} ${fieldStyles.wide}`}>
      <div className="screen-only">
        <div className={styles.row} data-wrong={hasFailed || shownError ? '' : undefined}>
          <input
            id={ids.field}
            name={input.name}
            type="checkbox"
            className={box.tick}
            checked={isTicked}
            aria-required="true"
            aria-invalid={hasFailed || Boolean(shownError)}
            aria-describedby={[ids.hint, state !== 'idle' && ids.status, shownError && ids.error].filter(Boolean).join(' ')}
            onChange={(event) => (event.target.checked ? start() : stop())}
            onFocus={() => input.onFocus()}
            onBlur={() => input.onBlur()}
          />
          <label htmlFor={ids.field}>{label}</label>
          <p id={ids.hint} className={styles.hint} data-past={state === 'idle' ? undefined : ''}>
            {t('captcha.hint')}
          </p>
          <p id={ids.status} aria-live="polite" className={styles.status} data-tone={hasFailed ? 'bad' : state === 'verified' ? 'good' : undefined}>
            <Status state={state} />
          </p>
        </div>
        <FieldError id={ids.error} error={shownError} isListed={isListed} />
      </div>
    </div>
  )
}

function Status({ state }: { state: CaptchaState }) {
  const { t } = useLanguage()
  switch (state) {
    case 'idle':
      return null
    case 'working':
      return (
        <>
          <Spinner />
          {t('captcha.working')}
        </>
      )
    case 'verified':
      return (
        <>
          <Icon name="check" />
          {t('captcha.verified')}
        </>
      )
    case 'expired':
      return <>{t('captcha.expired')}</>
    case 'offline':
      return <>{t('captcha.offline')}</>
    case 'tooMany':
      return <>{t('captcha.rate_limited')}</>
    case 'failed':
      return <>{t('captcha.failed')}</>
  }
}

function Spinner() {
  return (
    <svg className={`icon ${styles.spinner}`} viewBox="0 0 16 16" width="16" height="16" aria-hidden="true" focusable="false">
      <path d="M14 8A6 6 0 1 1 8 2" fill="none" stroke="currentColor" strokeWidth="2" strokeLinecap="round" />
    </svg>
  )
}
