import { getDoctoral, getEvent } from '@university/api-client'
import { client } from '@university/blocks/client'
import { slugOf } from 'gatsby-source-university/site-names'
import type { PageContext } from '../lib/page-context'
import { findLiveContent } from './find-live-content'
import type { LiveContent } from './live-contents'

/** What a page shows of an event, or of a defence. */
export type BuiltItem = { api_id: number; updated_at: string } | { api_id: number; updated_at: string; dissertation_id: number }

export interface BuiltPage {
  pathname: string
  pageContext: PageContext
  item: BuiltItem
}

/** The page as it is now where the API has something else of its item; undefined where it has the same, or does not answer. */
export async function findNewerPage({ pathname, pageContext, item }: BuiltPage, signal: AbortSignal): Promise<LiveContent | undefined> {
  const slug = slugOf(pageContext.site)
  const answer =
    'dissertation_id' in item
      ? await getDoctoral(client, { body: { id: item.dissertation_id, doctoral_id: item.api_id, slug } }, { signal })
      : await getEvent(client, { body: { id: item.api_id, slug } }, { signal })
  if (!answer.ok || signal.aborted || !isOther(answer.data, item)) return undefined
  return (await findLiveContent({ location: { pathname, search: '' }, pageContext })) ?? undefined
}

/** An editor may change a time and forget when that was. What has a language, or parts, is told by `updated_at` alone. */
function isOther(now: object, built: BuiltItem): boolean {
  const values = new Map<string, unknown>(Object.entries(now))
  return Object.entries(built).some(([name, value]) => (value === null || typeof value !== 'object') && values.has(name) && values.get(name) !== value)
}
