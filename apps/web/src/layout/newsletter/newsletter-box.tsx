import { useId, useRef, useState, type FormEvent } from 'react'
import { OnDemand } from '../../components/on-demand'
import { localizePath } from '../../i18n/paths'
import { useLanguage } from '../../i18n/use-language'
import * as styles from './newsletter-box.module.css'

const loadBehaviour = () => import(/* webpackChunkName: "newsletter" */ './newsletter-behaviour').then((module) => module.NewsletterBehaviour)

/**
 * The newsletter's box: plain HTML until the reader comes to it, then its behaviour is fetched; what was sent off before
 * waits for it. Without JavaScript it leads to the page that says how to subscribe, without telling it the address.
 *
 * @param newsletter its number, as the contract counts them
 */
export function NewsletterBox({ newsletter }: { newsletter: number }) {
  const { t, language } = useLanguage()
  const id = useId()
  const form = useRef<HTMLFormElement>(null)
  const [wanted, setWanted] = useState(false)
  const [sent, setSent] = useState(0)

  function submit(event: FormEvent) {
    event.preventDefault()
    setWanted(true)
    setSent((times) => times + 1)
  }

  return (
    <form ref={form} className={styles.form} action={localizePath(language, '/newsletter/subscribe')} noValidate onFocus={() => setWanted(true)} onSubmit={submit}>
      <h2 id={`${id}-title`} className={styles.title}>
        {t('newsletter.title')}
      </h2>
      <div className={styles.field}>
        <input type="email" autoComplete="email" maxLength={254} aria-label={t('site.email')} aria-describedby={`${id}-title`} placeholder="name@example.com" />
        <button type="submit" className="button button-accent">
          {t('newsletter.subscribe')}
        </button>
        <OnDemand wanted={wanted} load={loadBehaviour} onFail={() => setWanted(false)} props={{ form, sent, newsletter }} />
      </div>
    </form>
  )
}
