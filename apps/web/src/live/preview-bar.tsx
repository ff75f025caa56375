import { forgetPreviewKey, onPreviewKeyChange, previewKeyState } from '@university/blocks/preview-key'
import { useSyncExternalStore } from 'react'
import { useLateMessages } from '../i18n/use-late-messages'
import { useLanguage } from '../i18n/use-language'
import * as styles from './preview-bar.module.css'
import { PreviewKeyForm } from './preview-key-form'
import { withoutMode } from './stay-in-preview'

export interface PreviewBarProps {
  /** Whether visitors are told that there is no such page. */
  isUnpublished: boolean
  /** Loads the page anew: what it shows was asked for with the former key, or without. */
  reload: () => void
}

/** Above the pages of a preview: that it is one, whether drafts are shown, and where the key for them goes. */
export function PreviewBar({ isUnpublished, reload }: PreviewBarProps) {
  const { t } = useLanguage()
  const areMessagesThere = useLateMessages('preview')
  const state = useSyncExternalStore(onPreviewKeyChange, previewKeyState)
  if (!areMessagesThere) return null

  const isKept = state === 'kept'
  const forget = () => {
    forgetPreviewKey()
    reload()
  }
  return (
    <section className={styles.bar} aria-label={t('preview.title')}>
      <div className={`container ${styles.inner}`}>
        <div className={styles.words}>
          <p>
            <strong>{t('preview.title')}.</strong> {t('preview.shown')} {isKept ? t('preview.drafts_shown') : t('preview.drafts_hidden')}
          </p>
          <p className={styles.unpublished} aria-live="polite">
            {isUnpublished && t('preview.unpublished')}
          </p>
        </div>
        {isKept ? (
          <button type="button" className={styles.button} onClick={forget}>
            {t('preview.forget')}
          </button>
        ) : (
          <PreviewKeyForm key={state} refused={state === 'absent' ? undefined : state} onKept={reload} />
        )}
        {/* Not a step within the site: what was fetched for the preview is left behind with it. */}
        <a href={withoutMode(window.location)}>{t('preview.leave')}</a>
      </div>
    </section>
  )
}
