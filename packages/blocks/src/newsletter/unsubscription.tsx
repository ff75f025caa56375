import { unsubscribe } from '@university/api-client'
import { useCallback } from 'react'
import { useTranslation } from 'react-i18next'
import { client } from '../environment/client'
import { Outcome } from './outcome'
import { StatusRegion } from './status-region'
import { TryAgain } from './try-again'
import { useCall } from './use-call'
import { useToken } from './use-token'

/** Ends the subscription whose `?token=` the address names, when the reader presses the button. */
export function Unsubscription() {
  const token = useToken()
  return (
    <StatusRegion>
      <Steps key={token} token={token} />
    </StatusRegion>
  )
}

function Steps({ token }: { token: string | null | undefined }) {
  const { t } = useTranslation()
  const { state, start } = useCall(useCallback(() => unsubscribe(client, { body: { token: token ?? '' } }), [token]))

  if (token === null || state.name === 'refused') {
    return (
      <Outcome tone="bad" title={t('newsletter.invalid')}>
        <p>{t('newsletter.check_link')}</p>
      </Outcome>
    )
  }
  if (state.name === 'failed') return <TryAgain failure={state.failure} onClick={start} />
  if (state.name === 'done') {
    return (
      <Outcome tone="good" title={t('newsletter.left')}>
        <p>{t('newsletter.left_text')}</p>
      </Outcome>
    )
  }
  if (state.name === 'working') return <Outcome tone="working" title={t('list.loading')} />
  return (
    <Outcome tone="plain" title={t('newsletter.leave_question')}>
      <p>{t('newsletter.leave_text')}</p>
      <button type="button" className="button" disabled={!token} onClick={() => void start()}>
        {t('newsletter.leave')}
      </button>
      <noscript>
        <p>{t('newsletter.needs_script')}</p>
      </noscript>
    </Outcome>
  )
}
