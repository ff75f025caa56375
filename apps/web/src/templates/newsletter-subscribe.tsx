import { SubscriptionNotice } from '@university/blocks/subscription-notice'
import type { HeadProps } from 'gatsby'
import { NewsletterPage } from '../components/newsletter-page'
import { PageHead } from '../components/page-head'
import { messagesOf } from '../i18n/load-messages'
import { useLanguage } from '../i18n/use-language'
import type { PageContext } from '../lib/page-context'

/** About the newsletter, and what comes after a subscription: `/newsletter/subscribe?email=…`. */
export default function NewsletterSubscribeTemplate() {
  const { t } = useLanguage()
  return (
    <NewsletterPage title={t('newsletter.title')} lead={t('newsletter.lead')}>
      <SubscriptionNotice />
    </NewsletterPage>
  )
}

export function Head({ pageContext }: HeadProps<object, PageContext>) {
  const messages = messagesOf(pageContext.language)
  return <PageHead pageContext={pageContext} title={messages['newsletter.title']} description={messages['newsletter.lead']} />
}
