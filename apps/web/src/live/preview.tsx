import type { PageProps } from 'gatsby'
import { useI18next } from 'gatsby-plugin-react-i18next'
import { useEffect, useState, type ReactElement } from 'react'
import { messagesOf } from '../i18n/load-messages'
import type { PageContext } from '../lib/page-context'
import { findLiveContent } from './find-live-content'
import { liveContentAt, type LiveContent } from './live-contents'
import { PreviewBar } from './preview-bar'
import { stayInPreview } from './stay-in-preview'

export interface PreviewProps {
  page: PageProps<object, PageContext>
  /** The page as it was built. */
  element: ReactElement
}

/**
 * For editors, at `?mode=preview`: the page as the API has it now, with what visitors are not shown, and with a key drafts;
 * above it a bar that says so. A list but that of a category, or a page that the API does not give, stays as it was built.
 */
export function Preview({ page, element }: PreviewProps) {
  const { i18n } = useI18next()
  const { location, pageContext } = page
  const { pathname } = location
  const [shown, setShown] = useState<{ pathname: string; content: LiveContent | null }>()

  useEffect(stayInPreview, [])

  useEffect(() => {
    // What the build does not have at all, live-page.tsx looks for.
    if (pageContext.i18n.originalPath === '/404') return
    let isCurrent = true
    // What else is in the address does not change the answer.
    void findLiveContent({ location: { pathname, search: '?mode=preview' }, pageContext }).then((content) => isCurrent && setShown({ pathname, content: content ?? null }))
    return () => {
      isCurrent = false
    }
  }, [pageContext, pathname])

  const content = shown?.pathname === pathname ? shown.content : null
  if (content) i18n.addResourceBundle(pageContext.language, 'common', messagesOf(pageContext.language), true, true)
  const Template = content?.template.default
  return (
    <>
      <PreviewBar isUnpublished={(content ?? liveContentAt(location))?.unpublished === true} reload={reload} />
      {content && Template ? <Template {...page} data={content.data} pageContext={content.pageContext} /> : element}
    </>
  )
}

function reload(): void {
  window.location.reload()
}
