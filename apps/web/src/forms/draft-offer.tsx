import { useEffect, useRef } from 'react'
import { useLanguage } from '../i18n/use-language'
import { failureText } from './failure-note'
import * as styles from './forms.module.css'
import type { Offer } from './use-draft'

export interface DraftOfferProps {
  offer: Pick<Offer<object>, 'draft' | 'missingFiles'>
  /** The form that was sent is empty now, and the button that had the focus with it. */
  takesFocus: boolean
  onRestore(): void
  onForget(): void
}

/** What was typed before is there still: why it was not sent, and what to do with it. */
export function DraftOffer({ offer, takesFocus, onRestore, onForget }: DraftOfferProps) {
  const { t } = useLanguage()
  // Why it was not sent, as far as that holds: a connection comes back.
  const failure = offer.draft.failure?.message === 'failure.offline' && navigator.onLine ? undefined : offer.draft.failure
  const section = useRef<HTMLElement>(null)
  useEffect(() => {
    if (takesFocus) section.current?.focus()
  }, [takesFocus])

  return (
    <section ref={section} className={styles.offer} aria-label={t('draft.title')} tabIndex={-1}>
      <p>
        <strong>{t('draft.title')}</strong> {failure ? failureText(t, failure) : t('draft.kept')} {offer.missingFiles.length > 0 && t('draft.files_again', { names: offer.missingFiles.join(', ') })}
      </p>
      <p className={styles.buttons}>
        <button type="button" className="button" onClick={onRestore}>
          {t('draft.restore')}
        </button>
        <button type="button" className={styles.plain} onClick={onForget}>
          {t('draft.forget')}
        </button>
      </p>
    </section>
  )
}
