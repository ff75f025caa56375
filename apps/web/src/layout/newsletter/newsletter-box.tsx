import { useId, useRef, useState, type FormEvent } from 'react'
import { OnDemand } from '../../components/late/on-demand'
import { localizePath } from '../../i18n/paths'
import { useLanguage } from '../../i18n/use-language'
import { loadBehaviour } from './load-behaviour'
import * as styles from './newsletter-box.module.css'

/**
 * The newsletter's box: plain HTML until the reader comes to it, then its behaviour is fetched; what was sent off before
 * waits for it, and for the code of the page (shell/early-click.ts). Without JavaScript it leads to the page that says how to
 * subscribe, without telling it the address.
 *
 * @param newsletter its number, as the contract counts them
 */
export function NewsletterBox({ newsletter }: { newsletter: number }) {
  const { t, language } = useLanguage()
  const id = useId()
  const form = useRef<HTMLFormElement>(null)
  const [wanted, setWanted] = useState(false)
  const [sent, setSent] = useState(0)
  const [hasFailed, setFailed] = useState(false)

  function want() {
    setFailed(false)
    setWanted(true)
  }

  function submit(event: FormEvent) {
    event.preventDefault()
    want()
    setSent((times) => times + 1)
  }

  /** Who has only come by is not told. The next wish tries again, and sends nothing that was not asked for then. */
  function fail() {
    setWanted(false)
    setFailed(sent > 0)
    setSent(0)
  }

  return (
    <form ref={form} className={styles.form} action={localizePath(language, '/newsletter/subscribe')} noValidate data-waits="" onFocus={want} onSubmit={submit}>
      <h2 id={`${id}-title`} className={styles.title}>
        {t('newsletter.title')}
      </h2>
      <div className={styles.field}>
        <input type="email" autoComplete="email" maxLength={254} aria-label={t('site.email')} aria-describedby={`${id}-title`} placeholder="name@example.com" />
        <button type="submit" className="button button-accent">
          {t('newsletter.subscribe')}
        </button>
        <OnDemand wanted={wanted} load={loadBehaviour} onFail={fail} props={{ form, sent, newsletter }} />
        {hasFailed && (
          <p role="alert" className={styles.wrong}>
            {t('site.no_connection')}
          </p>
        )}
      </div>
    </form>
  )
}
