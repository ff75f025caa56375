import { Unsubscription } from '@university/blocks/newsletter-unsubscription'
import type { HeadProps } from 'gatsby'
import { NewsletterPage } from '../components/newsletter-page'
import { PageHead } from '../components/page-head'
import { messagesOf } from '../i18n/load-messages'
import { useLanguage } from '../i18n/use-language'
import type { PageContext } from '../lib/page-context'

/** Where the link at the end of each letter leads: `/newsletter/unsubscribe?token=…`. */
export default function NewsletterUnsubscribeTemplate() {
  const { t } = useLanguage()
  return (
    <NewsletterPage title={t('newsletter.leave_title')}>
      <Unsubscription />
    </NewsletterPage>
  )
}

export function Head({ pageContext }: HeadProps<object, PageContext>) {
  return <PageHead pageContext={pageContext} title={messagesOf(pageContext.language)['newsletter.leave_title']} />
}
