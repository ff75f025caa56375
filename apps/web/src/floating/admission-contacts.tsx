import { getPage } from '@university/api-client'
import type { Schema } from '@university/api-client/types'
import { client } from '@university/blocks/client'
import { ContentBlock } from '@university/blocks/content-block'
import { useBlockEnvironment } from '@university/blocks/environment'
import { pickText } from '@university/blocks/pick-text'
import { useEffect, useRef, useState } from 'react'
import { Link } from '../components/link'
import { TranslationNotice } from '../components/translation-notice'
import { useLanguage } from '../i18n/use-language'
import type { Shell } from '../shell/shell'
import * as styles from './admission-contacts.module.css'

type State = { name: 'loading' | 'failed' } | { name: 'loaded'; page: Schema<'Page'> }

/** The page with the contacts of the admission committee as it is now, in the language of the page. Asked for once. */
export function AdmissionContacts({ page: { id, url } }: { page: NonNullable<Shell['admissionPage']> }) {
  const { t, language } = useLanguage()
  const { site } = useBlockEnvironment()
  const [state, setState] = useState<State>({ name: 'loading' })
  const [tries, setTries] = useState(1)
  const frame = useRef<HTMLDivElement>(null)

  useEffect(() => {
    const controller = new AbortController()
    setState({ name: 'loading' })
    void getPage(client, { path: { slug: String(id) }, query: { site, lang: language } }, { signal: controller.signal }).then((answer) => {
      if (answer.ok) return setState({ name: 'loaded', page: answer.data })
      if (answer.kind === 'aborted') return
      console.error('The contacts of the admission committee failed to load', answer)
      setState({ name: 'failed' })
    })
    return () => controller.abort()
  }, [id, language, site, tries])

  /** The button goes away; the focus stays here. */
  function tryAgain() {
    setTries(tries + 1)
    frame.current?.focus()
  }

  const content = state.name === 'loaded' ? pickText(state.page, 'content', language) : null
  return (
    <div ref={frame} className={styles.contacts} tabIndex={-1} aria-busy={state.name === 'loading'}>
      {state.name === 'loading' && (
        <>
          <p className="visually-hidden" role="status">
            {t('list.loading')}
          </p>
          {['62%', '100%', '88%', '45%'].map((width) => (
            <span key={width} className={styles.line} style={{ width }} />
          ))}
        </>
      )}
      {state.name === 'failed' && (
        <div role="alert">
          <p className={styles.failed}>{t('floating.contacts_failed')}</p>
          <button type="button" className="button" onClick={tryAgain}>
            {t('list.retry')}
          </button>
        </div>
      )}
      <TranslationNotice textLanguage={content?.language} />
      {content && <ContentBlock html={content.text} textLanguage={content.language} />}
      <p>
        <Link to={url}>{t('floating.as_page')}</Link>
      </p>
    </div>
  )
}
