import { activateSubscription } from '@university/api-client'
import { useCallback, useEffect, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { client } from '../environment/client'
import { useBlockEnvironment } from '../environment/environment'
import { Outcome } from './outcome'
import { StatusRegion } from './status-region'
import { TryAgain } from './try-again'
import { useCall } from './use-call'
import { useToken } from './use-token'

/**
 * Confirms the subscription whose `?token=` the address names, by itself and once. In the browser only: mail programs
 * open links to look at them, and run no scripts.
 */
export function Activation() {
  const token = useToken()
  return <StatusRegion>{token === undefined ? <Working /> : token ? <Confirmation key={token} token={token} /> : <Unknown />}</StatusRegion>
}

function Confirmation({ token }: { token: string }) {
  const { t } = useTranslation()
  const { Link } = useBlockEnvironment()
  const { state, start } = useCall(useCallback(() => activateSubscription(client, { body: { token } }), [token]))
  const called = useRef(false)
  useEffect(() => {
    if (called.current) return
    called.current = true
    void start()
  }, [start])

  if (state.name === 'failed') return <TryAgain failure={state.failure} onClick={start} />
  if (state.name === 'refused') return <Unknown />
  if (state.name !== 'done') return <Working />
  const { status, email_masked } = state.data
  if (status === 'expired') return <Invalid title={t('newsletter.link_expired')} text={t('newsletter.link_expired_text')} />
  return (
    <Outcome tone="good" title={status === 'activated' ? t('newsletter.activated') : t('newsletter.already_active')}>
      {email_masked && <p>{t('newsletter.goes_to', { email: email_masked })}</p>}
      <p>
        <Link to="/news">{t('home.latest_news')}</Link>
      </p>
    </Outcome>
  )
}

function Working() {
  const { t } = useTranslation()
  return (
    <Outcome tone="working" title={t('newsletter.confirming')}>
      <noscript>
        <p>{t('newsletter.needs_script')}</p>
      </noscript>
    </Outcome>
  )
}

function Unknown() {
  const { t } = useTranslation()
  return <Invalid title={t('newsletter.invalid')} text={t('newsletter.invalid_reason')} />
}

/** A link that is of no use, and the way to another. */
function Invalid({ title, text }: { title: string; text: string }) {
  const { t } = useTranslation()
  const { Link } = useBlockEnvironment()
  return (
    <Outcome tone="bad" title={title}>
      <p>{text}</p>
      <p>
        <Link to="/newsletter/subscribe">{t('newsletter.subscribe_again')}</Link>
      </p>
    </Outcome>
  )
}
