import type { Client } from '@university/api-client/client'
import { useLatest } from '@university/blocks/use-latest'
import { useEffect, useId, type FocusEventHandler } from 'react'
import { Icon } from '../../components/icon'
import { useLanguage } from '../../i18n/use-language'
import { FieldError } from '../fields/field-frame'
import * as box from '../fields/tick.module.css'
import * as styles from './captcha-field.module.css'
import { useCaptcha, type CaptchaState } from './use-captcha'

export interface CaptchaFieldProps {
  /** Its server gives the challenge; the one that the form goes to must know the same secret. */
  client: Client
  /** What the form sends as `captcha`; `''` for none. Emptied by the form, it takes the tick away. */
  value: string
  /** Told a solution, a fresh one before that expires, and `''` when there is none any more. */
  onChange: (solution: string) => void
  /** Told how far it is, after the solution where there is one. */
  onState?: (state: CaptchaState) => void
  onFocus?: FocusEventHandler<HTMLInputElement>
  onBlur?: FocusEventHandler<HTMLInputElement>
  /** Of the checkbox, for a link or a focus from elsewhere. */
  id?: string
  name?: string
  /** What the form has against it, in the reader's language. */
  error?: string | undefined
  errorId?: string
  disabled?: boolean
  /** Another one takes the tick away, also while the work is going on. */
  resetKey?: string | number
}

/** "I am not a robot": the browser solves a task of the server (ALTCHA), which costs the reader one tick. */
export function CaptchaField({ client, value, onChange, onState, onFocus, onBlur, id, name, error, errorId, disabled = false, resetKey }: CaptchaFieldProps) {
  const { t } = useLanguage()
  const own = useId()
  const { state, start, stop } = useCaptcha({ client, value, onChange, resetKey })
  const tell = useLatest(onState)
  useEffect(() => tell.current?.(state), [state, tell])

  const boxId = id ?? `${own}-box`
  const isTicked = state === 'working' || state === 'verified'
  const hasFailed = !isTicked && state !== 'idle'
  // While it works nothing is wrong yet; what failed says more than what the form misses.
  const shownError = state === 'working' || hasFailed ? undefined : error
  const ids = { hint: `${own}-hint`, status: `${own}-status`, error: errorId ?? `${own}-error` }

  return (
    <div className={styles.captcha}>
      <div className={styles.row} data-wrong={hasFailed || shownError ? '' : undefined}>
        <input
          id={boxId}
          name={name}
          type="checkbox"
          className={box.tick}
          checked={isTicked}
          disabled={disabled}
          aria-required="true"
          aria-invalid={hasFailed || Boolean(shownError)}
          aria-describedby={[ids.hint, state !== 'idle' && ids.status, shownError && ids.error].filter(Boolean).join(' ')}
          onChange={(event) => (event.target.checked ? start() : stop())}
          onFocus={onFocus}
          onBlur={onBlur}
        />
        <label htmlFor={boxId}>{t('captcha.label')}</label>
        <p id={ids.hint} className={styles.hint} data-past={state === 'idle' ? undefined : ''}>
          {t('captcha.hint')}
        </p>
        <p id={ids.status} role="status" className={styles.status} data-tone={hasFailed ? 'bad' : state === 'verified' ? 'good' : undefined}>
          <Status state={state} />
        </p>
      </div>
      <FieldError id={ids.error} error={shownError} />
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
