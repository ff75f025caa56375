import { useRef, type ReactNode } from 'react'
import { useLanguage } from '../i18n/use-language'
import * as styles from './forms.module.css'

export interface SendRowProps {
  label: string
  /** Why the last try failed. */
  note: ReactNode
  isSending: boolean
  /** It was sent, and nothing is filled in since. */
  isOver: boolean
  /** From 0 to 1. */
  progress: number | undefined
  onCancel(): void
  /** Empties the form; not there while there is nothing in it. */
  onForget: (() => void) | undefined
}

/** The end of a form: what became of the last try, the button, the progress with a way out, and a way to leave nothing behind. */
export function SendRow({ label, note, isSending, isOver, progress, onCancel, onForget }: SendRowProps) {
  const { t } = useLanguage()
  const button = useRef<HTMLButtonElement>(null)

  /** The button that cancels goes away. */
  function cancel() {
    button.current?.focus()
    onCancel()
  }

  return (
    <div className={styles.end}>
      <div role="alert">{note && <p className={styles.note}>{note}</p>}</div>
      <p className={styles.buttons}>
        {/* While it sends the focus must stay on it, so it is not disabled; a second press does nothing. */}
        <button ref={button} type="submit" className="button button-accent" disabled={isOver} aria-disabled={isSending}>
          {isSending && <span className={styles.spinner} aria-hidden="true" />}
          {isSending ? t('send.sending') : label}
        </button>
        {isSending && (
          <button type="button" className={styles.plain} onClick={cancel}>
            {t('send.cancel')}
          </button>
        )}
        {!isSending && onForget && (
          <button type="button" className={styles.plain} onClick={onForget}>
            {t('send.forget')}
          </button>
        )}
      </p>
      {isSending && progress !== undefined && progress > 0 && (
        <p className={styles.progress}>
          <progress value={progress} aria-label={t('send.progress')} /> <span aria-hidden="true">{Math.round(progress * 100)} %</span>
        </p>
      )}
    </div>
  )
}
