import { useEffect, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { copyText } from '../environment/copy-text'
import { useBlockEnvironment } from '../environment/environment'
import { BlockSection } from '../section/block-section'
import { networks } from './networks'
import { ShareIcon } from './share-icon'
import { thisPage, type SharedPage } from './this-page'
import * as styles from './share-component.module.css'

/**
 * Passes the page on: by what the reader's device offers, by the link alone, or by a network. Nothing of a network is
 * loaded, and none learns of the reader, before its link is pressed. The links work without JavaScript.
 */
export function ShareComponent() {
  const { t } = useTranslation()
  const { page } = useBlockEnvironment()
  const [outcome, setOutcome] = useState<{ isCopied: boolean; url: string }>()

  async function copy({ url } = current()) {
    setOutcome(undefined)
    setOutcome({ isCopied: await copyText(url), url })
  }

  async function share() {
    const page = current()
    if (!('share' in navigator)) return copy(page)
    // Who closes the sheet of the device has changed their mind; nothing is wrong then.
    await navigator.share(page).catch((cause: DOMException) => (cause.name === 'AbortError' ? undefined : copy(page)))
  }

  return (
    <BlockSection title={t('share.title')}>
      <div className={styles.share}>
        <h2 className={styles.title}>{t('share.title')}</h2>
        <ul className={styles.ways}>
          <li className={styles.device}>
            <button type="button" className={styles.way} onClick={() => void share()}>
              <ShareIcon name="share" />
              {t('share.share')}
            </button>
          </li>
          <li className={styles.copy}>
            <button type="button" className={styles.way} onClick={() => void copy()}>
              <ShareIcon name="link" />
              {t('share.copy')}
            </button>
          </li>
          {networks.map(({ name, icon, addressOf }) => (
            <li key={icon}>
              {/* A link from the start: it needs no code. What the reader has chosen since is put in when it is pressed. */}
              <a
                className={styles.way}
                href={addressOf(page ?? unknown)}
                {...(name && { target: '_blank', rel: 'noopener noreferrer' })}
                onClick={({ currentTarget }) => {
                  currentTarget.href = addressOf(current())
                }}
              >
                <ShareIcon name={icon} />
                {name ?? t('share.mail')}
                {name && <span className="visually-hidden"> {t('site.opens_in_new_tab')}</span>}
              </a>
            </li>
          ))}
        </ul>
        <p className={styles.outcome} role="status">
          {outcome && (outcome.isCopied ? t('share.copied') : t('share.by_hand'))}
        </p>
        {outcome && !outcome.isCopied && <AddressField url={outcome.url} />}
      </div>
    </BlockSection>
  )
}

/** The address, marked, for the reader to copy. */
function AddressField({ url }: { url: string }) {
  const { t } = useTranslation()
  const field = useRef<HTMLInputElement>(null)
  useEffect(() => field.current?.select(), [])
  return <input ref={field} className={styles.address} aria-label={t('share.address')} readOnly value={url} />
}

/** Where nobody says which page it is, the press does. */
const unknown: SharedPage = { url: '', title: '' }

function current(): SharedPage {
  return thisPage({ title: document.title, location: window.location })
}
