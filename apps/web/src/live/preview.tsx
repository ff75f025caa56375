import type { PageProps } from 'gatsby'
import { useI18next } from 'gatsby-plugin-react-i18next'
import { useEffect, useState, type ReactElement } from 'react'
import { messagesOf } from '../i18n/load-messages'
import type { PageContext } from '../lib/page-context'
import { findLiveContent } from './find-live-content'
import type { LiveContent } from './live-contents'

export interface PreviewProps {
  page: PageProps<object, PageContext>
  /** The page as it was built. */
  element: ReactElement
}

/**
 * For editors, at `?mode=preview`: the page as the API has it now, and with what visitors are not shown. Drafts are not
 * among it, since nobody logs in. A list, or a page that the API does not give, stays as it was built.
 */
export function Preview({ page, element }: PreviewProps) {
  const { i18n } = useI18next()
  const { location, pageContext } = page
  const { pathname } = location
  const [shown, setShown] = useState<{ pathname: string; content: LiveContent | null }>()

  useEffect(() => {
    // What the build does not have at all, live-page.tsx looks for.
    if (pageContext.i18n.originalPath === '/404') return
    let isCurrent = true
    void findLiveContent({ pathname, pageContext, preview: true }).then((content) => isCurrent && setShown({ pathname, content }))
    return () => {
      isCurrent = false
    }
    // Asked once an address, whenever it is opened.
    // eslint-disable-next-line react-hooks/exhaustive-deps
  }, [pathname])

  const content = shown?.pathname === pathname ? shown.content : null
  if (!content) return element
  i18n.addResourceBundle(pageContext.language, 'common', messagesOf(pageContext.language), true, true)
  const Template = content.template.default
  return <Template {...page} data={content.data} pageContext={content.pageContext} />
}
