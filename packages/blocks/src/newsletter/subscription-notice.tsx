import { useTranslation } from 'react-i18next'
import { useBlockEnvironment } from '../environment/environment'
import { Outcome } from './outcome'

/** After a subscription: which address (`?email=`) a letter was sent to, and what to do. Without one: how to subscribe. */
export function SubscriptionNotice() {
  const { t } = useTranslation()
  const { Link, search } = useBlockEnvironment()
  const email = readEmail(search)
  if (!email) {
    return (
      <Outcome tone="plain" title={t('newsletter.how')}>
        <p>{t('newsletter.how_text')}</p>
        <noscript>
          <p>{t('newsletter.needs_script')}</p>
        </noscript>
      </Outcome>
    )
  }
  return (
    <Outcome tone="good" title={t('newsletter.sent')}>
      <p>{t('newsletter.sent_text', { email })}</p>
      <p>{t('newsletter.sent_hint')}</p>
      <p>
        <Link to="/news">{t('home.latest_news')}</Link>
      </p>
    </Outcome>
  )
}

/** Nothing but an address: a link must not be able to put words into the university's mouth. */
function readEmail(search: string): string | undefined {
  const email = new URLSearchParams(search).get('email') ?? ''
  return email.length <= 254 && /^[^\s@<>]+@[^\s@<>]+\.[^\s@<>.]+$/.test(email) ? email : undefined
}
