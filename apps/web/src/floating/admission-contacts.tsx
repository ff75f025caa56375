import { getPage } from '@university/api-client'
import { expecting } from '@university/api-client/expecting'
import { pickText } from '@university/api-client/pick-text'
import { useOperation } from '@university/api-client/react'
import { client } from '@university/blocks/client'
import { useBlockEnvironment } from '@university/blocks/environment'
import { IsolatedContent } from '@university/blocks/isolated-content'
import { useEffect, useRef } from 'react'
import { Link } from '../components/link'
import { TranslationNotice } from '../components/translation-notice'
import { useLanguage } from '../i18n/use-language'
import type { Shell } from '../shell/shell'
import * as styles from './admission-contacts.module.css'

/** What is no page would leave the link alone, as if there were no contacts. */
const askPage = expecting(getPage, (page) => Boolean(page?.id))

/** The page with the contacts of the admission committee as it is now, in the language of the page. */
export function AdmissionContacts({ page: { id, url } }: { page: NonNullable<Shell['admissionPage']> }) {
  const { t, language } = useLanguage()
  const { site } = useBlockEnvironment()
  const frame = useRef<HTMLDivElement>(null)
  const { status, data, failure, retry } = useOperation(askPage, { path: { slug: String(id) }, query: { site, lang: language } }, { client })

  useEffect(() => {
    if (failure) console.error('The contacts of the admission committee failed to load', failure)
  }, [failure])

  /** The button goes away; the focus stays here. */
  function tryAgain() {
    retry()
    frame.current?.focus()
  }

  const content = data ? pickText(data, 'content', language) : null
  return (
    <div ref={frame} className={styles.contacts} tabIndex={-1} aria-busy={status === 'loading'}>
      {status === 'loading' && (
        <>
          <p className="visually-hidden" role="status">
            {t('list.loading')}
          </p>
          {['62%', '100%', '88%', '45%'].map((width) => (
            <span key={width} className={styles.line} style={{ width }} />
          ))}
        </>
      )}
      {status === 'failure' && (
        <div role="alert">
          <p className={styles.failed}>{t('floating.contacts_failed')}</p>
          <button type="button" className="button" onClick={tryAgain}>
            {t('list.retry')}
          </button>
        </div>
      )}
      <TranslationNotice textLanguage={content?.language} />
      {content && <IsolatedContent id="committee" html={content.text} textLanguage={content.language} />}
      <p>
        <Link to={url}>{t('floating.as_page')}</Link>
      </p>
    </div>
  )
}
