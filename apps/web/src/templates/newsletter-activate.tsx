import { Activation } from '@university/blocks/newsletter-activation'
import type { HeadProps } from 'gatsby'
import { NewsletterPage } from '../components/newsletter-page'
import { PageHead } from '../components/page-head'
import { messagesOf } from '../i18n/load-messages'
import { useLanguage } from '../i18n/use-language'
import type { PageContext } from '../lib/page-context'

/** Where the link in the letter leads that confirms a subscription: `/newsletter/activate?token=…`. */
export default function NewsletterActivateTemplate() {
  const { t } = useLanguage()
  return (
    <NewsletterPage title={t('newsletter.confirm_title')}>
      <Activation />
    </NewsletterPage>
  )
}

export function Head({ pageContext }: HeadProps<object, PageContext>) {
  return <PageHead pageContext={pageContext} title={messagesOf(pageContext.language)['newsletter.confirm_title']} />
}
