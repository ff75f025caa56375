import { isPreview } from '@university/blocks/is-preview'
import { navigate, type HeadProps, type PageProps } from 'gatsby'
import { useI18next } from 'gatsby-plugin-react-i18next'
import { useEffect, useLayoutEffect, useState, type ReactNode } from 'react'
import { messagesOf } from '../i18n/load-messages'
import type { PageContext } from '../lib/page-context'
import { readInitialState } from '../shell/initial-state'
import { findLiveContent, mayBeLive } from './find-live-content'
import { liveContentAt, type LiveContent } from './live-contents'
import { LiveSkeleton } from './live-skeleton'

export interface LivePageProps {
  /** What the page of unknown addresses got. */
  page: PageProps<object, PageContext>
  /** That there is no such page. */
  children: ReactNode
}

/** Shows what was published at an address after the build or, when there is nothing, its children. */
export function LivePage({ page, children }: LivePageProps) {
  const { location, pageContext } = page
  const { i18n } = useI18next()
  const found = useLiveContent(page)
  // What the server has said already stays: nothing flickers where the API has nothing either, which is the rule.
  const [saidUnknown] = useState(() => typeof document !== 'undefined' && readInitialState()?.notFound === true)

  if (found === 'asking') return saidUnknown ? children : <LiveSkeleton />
  if (!found) return children
  const { template: Template, data, pageContext: own } = found
  // The messages of other kinds of pages are not among those that this one came with.
  i18n.addResourceBundle(pageContext.language, 'common', messagesOf(pageContext.language), true, true)
  return <Template.default {...page} data={data} pageContext={own} location={location} />
}

/** The head of what was found at an address; null where nothing was. Search engines wait for the next build. */
export function LiveHead(head: HeadProps<object, PageContext>) {
  const found = liveContentAt(head.location)
  if (!found?.template.Head) return null
  return (
    <>
      <found.template.Head {...head} data={found.data} pageContext={found.pageContext} />
      <meta name="robots" content="noindex" />
    </>
  )
}

/** The server render warns of the one that runs before the browser paints. */
const useEffectBeforePaint = typeof window === 'undefined' ? useEffect : useLayoutEffect

/** Nothing during the first render, which must equal the server's; that says there is no such page. */
function useLiveContent({ location: { pathname, search = '', hash }, pageContext }: LivePageProps['page']): LiveContent | 'asking' | undefined {
  const [shown, setShown] = useState<{ address: string; content: LiveContent | 'asking' | null }>()
  // A preview of it is another page.
  const preview = isPreview(search)
  const address = `${pathname} ${preview}`

  useEffectBeforePaint(() => {
    const known = liveContentAt({ pathname, search })
    if ((known && !preview) || !mayBeLive(pathname)) return setShown({ address, content: known ?? null })
    let isCurrent = true
    // An editor may have changed what is known.
    setShown({ address, content: known ?? 'asking' })
    void findLiveContent({ location: { pathname, search }, pageContext }).then((content) => {
      if (!isCurrent || (known && (content === undefined || JSON.stringify(content) === JSON.stringify(known)))) return
      setShown({ address, content: content ?? null })
      // The same address again: Gatsby makes the head anew, scrolls to what the fragment names, and says what the page is.
      if (content || known) void navigate(pathname + search + hash, { replace: true, state: { foundAt: Date.now() } })
    })
    return () => {
      isCurrent = false
    }
    // One question an address; what else changes is not asked with.
  }, [address])

  return shown?.address === address ? (shown.content ?? undefined) : undefined
}
