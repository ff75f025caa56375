import { useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { copyText } from '../environment/copy-text'
import { subscriptionAddress } from './subscription-address'
import * as styles from './feed-ways.module.css'

export interface FeedWaysProps {
  /** Of the site, without a slash at the end. */
  origin: string
  /** Of the calendar file: `/ru/events.ics`. */
  path: string
}

/** Three ways to have the events in a calendar: to subscribe by a program, by the address, or to take the file once. */
export function FeedWays({ origin, path }: FeedWaysProps) {
  const { t } = useTranslation()
  const field = useRef<HTMLInputElement>(null)
  const [outcome, setOutcome] = useState('')

  async function copy() {
    setOutcome('')
    const isCopied = await copyText(origin + path)
    if (!isCopied) field.current?.select()
    setOutcome(isCopied ? t('events.feed_copied') : t('events.feed_by_hand'))
  }

  return (
    <ul className={styles.ways}>
      <li>
        <p>
          <a className="button" href={subscriptionAddress({ origin, path })}>
            {t('events.feed_open')}
          </a>
        </p>
        <p className={styles.about}>{t('events.feed_open_about')}</p>
      </li>
      <li>
        <input ref={field} className="control" aria-label={t('events.feed_address')} readOnly value={origin + path} onFocus={({ currentTarget }) => currentTarget.select()} />
        <p className={styles.about}>{t('events.feed_copy_about')}</p>
        <p className={styles.copy}>
          <button type="button" className={styles.act} onClick={() => void copy()}>
            {t('events.feed_copy')}
          </button>
          <span aria-live="polite" className={styles.outcome}>
            {outcome}
          </span>
        </p>
      </li>
      <li>
        <p>
          <a className={styles.act} href={path} type="text/calendar" download>
            {t('events.feed_download')}
          </a>
        </p>
        <p className={styles.about}>{t('events.feed_download_about')}</p>
      </li>
    </ul>
  )
}
