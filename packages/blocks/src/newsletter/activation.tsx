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
  return <StatusRegion>{token === undefined ? <Working /> : token ? <Confirmation key={token} token={token} /> : <Invalid />}</StatusRegion>
}

function Confirmation({ token }: { token: string }) {
  const { t } = useTranslation()
  const { state, start } = useCall(useCallback(() => activateSubscription(client, { body: { token } }), [token]))
  const called = useRef(false)
  useEffect(() => {
    if (called.current) return
    called.current = true
    void start()
  }, [start])

  if (state.name === 'failed') return <TryAgain failure={state.failure} onClick={start} />
  if (state.name === 'refused') return <Invalid />
  if (state.name !== 'done') return <Working />
  const { status, email_masked } = state.data
  if (status === 'expired') return <Invalid />
  return (
    <Outcome tone="good" title={status === 'activated' ? t('newsletter.activated') : t('newsletter.already_active')}>
      {email_masked && <p>{t('newsletter.goes_to', { email: email_masked })}</p>}
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

function Invalid() {
  const { t } = useTranslation()
  const { Link } = useBlockEnvironment()
  return (
    <Outcome tone="bad" title={t('newsletter.invalid')}>
      <p>{t('newsletter.invalid_reason')}</p>
      <p>
        <Link to="/newsletter/subscribe">{t('newsletter.subscribe_again')}</Link>
      </p>
    </Outcome>
  )
}
