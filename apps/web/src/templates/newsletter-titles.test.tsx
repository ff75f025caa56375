import type { HeadProps } from 'gatsby'
import { renderToStaticMarkup } from 'react-dom/server'
import { putMessages } from '../i18n/load-messages'
import { languages } from '../i18n/languages'
import type { PageContext } from '../lib/page-context'
import { pageContext } from '../testing/page-context'
import { messages } from '../testing/render-in-site'
import { Head as ActivateHead } from './newsletter-activate'
import { Head as SubscribeHead } from './newsletter-subscribe'
import { Head as UnsubscribeHead } from './newsletter-unsubscribe'

test.each(languages)('in %s each page of the newsletter has a title of its own, by which tabs and a history tell it from the others', (language) => {
  putMessages(language, messages[language])
  const props = { pageContext: pageContext(language, '/newsletter') } as HeadProps<object, PageContext>

  const titles = [SubscribeHead, ActivateHead, UnsubscribeHead].map((Head) => /<title>([^<]+)<\/title>/.exec(renderToStaticMarkup(<Head {...props} />))?.[1])

  expect(new Set(titles).size).toBe(3)
  expect(titles).not.toContain(undefined)
})
