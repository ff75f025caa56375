import { getDissertation, getDoctoral, getEvent } from '@university/api-client'
import type { Schema } from '@university/api-client/types'
import { client } from '@university/blocks/client'
import { slugOf } from 'gatsby-source-university/site-names'
import type { PageContext } from '../lib/page-context'
import { findLiveContent } from './find-live-content'
import type { LiveContent } from './live-contents'

/** What a page shows of an event, of a defence, or of the defences of a programme. */
export type BuiltItem = Item | (Item & { dissertation_id: number }) | (Item & { doctorals: readonly object[] })

interface Item {
  api_id: number
  updated_at: string
}

export interface BuiltPage {
  pathname: string
  pageContext: PageContext
  item: BuiltItem
}

/** The page as it is now where the API has something else of its item; undefined where it has the same, or does not answer. */
export async function findNewerPage({ pathname, pageContext, item }: BuiltPage, signal: AbortSignal): Promise<LiveContent | undefined> {
  if (!(await isOutdated(item, slugOf(pageContext.site), signal)) || signal.aborted) return undefined
  const isEvent = !('doctorals' in item || 'dissertation_id' in item)
  const [content, forEvents] = await Promise.all([
    findLiveContent({ location: { pathname, search: '' }, pageContext }),
    // Without it readers see the new time all the same.
    isEvent ? import(/* webpackChunkName: "renew-json-ld" */ './renew-json-ld').catch(() => undefined) : undefined,
  ])
  const { universityEvent: event } = (content?.data ?? {}) as Partial<Queries.EventQuery>
  if (event && !signal.aborted) forEvents?.renewJsonLd(event, pageContext)
  return content ?? undefined
}

async function isOutdated(item: BuiltItem, slug: Schema<'SiteSlug'>, signal: AbortSignal): Promise<boolean> {
  if ('doctorals' in item) {
    const answer = await getDissertation(client, { body: { id: item.api_id, slug } }, { signal })
    if (!answer.ok) return false
    const { doctorals } = answer.data
    return isOther(answer.data, item) || doctorals.length !== item.doctorals.length || doctorals.some((now, index) => isOther(now, item.doctorals[index] ?? {}))
  }
  const answer =
    'dissertation_id' in item
      ? await getDoctoral(client, { body: { id: item.dissertation_id, doctoral_id: item.api_id, slug } }, { signal })
      : await getEvent(client, { body: { id: item.api_id, slug } }, { signal })
  return answer.ok && isOther(answer.data, item)
}

/** An editor may change a time and forget when that was. What has a language, or parts, is told by `updated_at` alone. */
function isOther(now: object, built: object): boolean {
  const values = new Map<string, unknown>(Object.entries(now))
  return Object.entries(built).some(([name, value]) => (value === null || typeof value !== 'object') && values.has(name) && values.get(name) !== value)
}
