import { useLatest } from '@university/blocks/use-latest'
import { whenOutdated } from '@university/blocks/when-outdated'
import { useEffect, useState } from 'react'
import type { PageContext } from '../lib/page-context'
import { liveContentAt } from './live-contents'
import type { BuiltItem } from './newer-item'

interface Page<Data> {
  data: Data
  pageContext: PageContext
  location: { pathname: string }
}

/**
 * A page of something to which people come at a time, as the API has it now: where the page is old it is asked once. Until the answer is there, and when it does
 * not come, it is as it was built, and nobody is told.
 *
 * @param item undefined of what is over, which nobody comes to any more
 */
export function useNewerPage<Data extends object>(page: Page<Data>, item: BuiltItem | undefined): Pick<Page<Data>, 'data' | 'pageContext'> {
  const { pageContext } = page
  const { pathname } = page.location
  const isLive = pageContext.isLive === true
  // Empty on a page that has just been loaded, so the first render equals the server's.
  const [newer, setNewer] = useState(() => (isLive ? undefined : liveContentAt({ pathname, search: '' })))
  const isAsked = !isLive && !newer && item !== undefined
  const latest = useLatest({ pageContext, item })

  useEffect(() => {
    if (!isAsked) return
    return whenOutdated((signal) => {
      import(/* webpackChunkName: "newer-item" */ './newer-item')
        .then(({ findNewerPage }) => latest.current.item && findNewerPage({ pathname, pageContext: latest.current.pageContext, item: latest.current.item }, signal))
        .then((content) => !signal.aborted && setNewer(content))
        .catch(() => undefined)
    })
  }, [isAsked, latest, pathname])

  return newer ? { data: newer.data as Data, pageContext: newer.pageContext } : page
}
