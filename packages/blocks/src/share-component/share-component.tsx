import { useEffect, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { copyText } from '../environment/copy-text'
import { useBlockEnvironment } from '../environment/environment'
import type { EmbeddedProps } from '../page-content/block-definition'
import { BlockSection } from '../section/block-section'
import { networks } from './networks'
import type { ShareComponentOptions } from './share-component.options'
import { ShareIcon, type ShareIconName } from './share-icon'
import { thisPage, type SharedPage } from './this-page'
import * as styles from './share-component.module.css'

/**
 * Passes the page on: by what the reader's device offers, by the link alone, or by a network. Nothing of a network is
 * loaded, and none learns of the reader, before its link is pressed. The links work without JavaScript.
 */
export function ShareComponent({ options: { compact = false } }: EmbeddedProps<ShareComponentOptions, undefined>) {
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
    // Who closes the sheet of the device has changed their mind, and who presses twice has it open: nothing is wrong then.
    await navigator.share(page).catch((cause: DOMException) => (['AbortError', 'InvalidStateError'].includes(cause.name) ? undefined : copy(page)))
  }

  return (
    <BlockSection title={t('share.title')}>
      <div className={compact ? `${styles.share} ${styles.compact}` : styles.share}>
        <h2 className={styles.title}>{t('share.title')}</h2>
        <ul className={styles.ways}>
          <li className={styles.device}>
            <button type="button" className={styles.way} title={compact ? t('share.share') : undefined} onClick={() => void share()}>
              <Way icon="share" label={t('share.share')} compact={compact} />
            </button>
          </li>
          <li className={styles.copy}>
            <button type="button" className={styles.way} title={compact ? t('share.copy') : undefined} onClick={() => void copy()}>
              <Way icon="link" label={t('share.copy')} compact={compact} />
            </button>
          </li>
          {networks.map(({ name = t('share.mail'), icon, addressOf }) => (
            <li key={icon}>
              {/* A link from the start: it needs no code. What the reader has chosen since is put in when it is pressed. */}
              <a
                className={styles.way}
                href={addressOf(page ?? unknown)}
                {...(icon !== 'mail' && { target: '_blank', rel: 'noopener noreferrer' })}
                title={compact ? name : undefined}
                onClick={({ currentTarget }) => {
                  currentTarget.href = addressOf(current())
                }}
              >
                <Way icon={icon} label={name} compact={compact} />
                {icon !== 'mail' && <span className="visually-hidden"> {t('site.opens_in_new_tab')}</span>}
              </a>
            </li>
          ))}
        </ul>
        <p className={styles.outcome} aria-live="polite">
          {outcome && (outcome.isCopied ? t('share.copied') : t('share.by_hand'))}
        </p>
        {outcome && !outcome.isCopied && <AddressField url={outcome.url} />}
      </div>
    </BlockSection>
  )
}

function Way({ icon, label, compact }: { icon: ShareIconName; label: string; compact: boolean }) {
  return (
    <>
      <ShareIcon name={icon} />
      {compact ? <span className="visually-hidden">{label}</span> : label}
    </>
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
