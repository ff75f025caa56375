import { keepPreviewKey } from '@university/blocks/preview-key'
import { useId, useRef, useState, type FormEvent } from 'react'
import { useLanguage } from '../i18n/use-language'
import { checkPreviewKey, type PreviewKeyVerdict } from './check-preview-key'
import * as styles from './preview-bar.module.css'

export interface PreviewKeyFormProps {
  /** Why a key that was kept is there no more. */
  refused: 'wrong' | 'too-many' | undefined
  /** Told once the key is right, and kept. */
  onKept: () => void
}

/** Takes the key by which an editor sees drafts, and asks the server whether it is right before it is kept. */
export function PreviewKeyForm({ refused, onKept }: PreviewKeyFormProps) {
  const { t } = useLanguage()
  const id = useId()
  const input = useRef<HTMLInputElement>(null)
  const [verdict, setVerdict] = useState<PreviewKeyVerdict | undefined>(refused)
  const [isBusy, setBusy] = useState(false)
  const isRefused = verdict !== undefined && verdict !== 'right'

  async function submit(event: FormEvent) {
    event.preventDefault()
    const key = input.current?.value.trim() ?? ''
    if (isBusy) return
    setBusy(true)
    setVerdict(undefined)
    const said = await checkPreviewKey(key)
    setBusy(false)
    setVerdict(said)
    if (said === 'right') {
      keepPreviewKey(key)
      onKept()
    } else input.current?.focus()
  }

  return (
    <form className={styles.form} onSubmit={(event) => void submit(event)}>
      <label htmlFor={id}>{t('preview.key')}</label>
      <input ref={input} id={id} type="password" autoComplete="off" required maxLength={200} aria-invalid={isRefused} aria-describedby={`${id}-complaint`} />
      <button className={styles.button} aria-busy={isBusy}>
        {t('preview.show_drafts')}
      </button>
      <p id={`${id}-complaint`} className={styles.complaint} role="alert">
        {verdict === 'wrong' && t('preview.wrong')}
        {verdict === 'too-many' && t('preview.guessed')}
        {verdict === 'failed' && t('preview.failed')}
      </p>
    </form>
  )
}
