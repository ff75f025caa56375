import type { Handler } from '@university/api-schema/handlers'
import { endOfDay, startOfDay, toUtc } from '../../content/time'
import type { Context } from '../../context'
import { findPerson } from './find-person'
import { latestFirst } from './latest-first'

/** Those held now first, of them the one that began last; then by the end. */
export const listPortfolioExperience: Handler<'listPortfolioExperience', Context> = async ({ body }, context) => {
  const { experience } = await findPerson(context, body)
  const now = toUtc(context.now)
  const posts = experience.map((post) => ({
    ...post,
    is_current: (post.starts_at === null || startOfDay(post.starts_at) <= now) && (post.ends_at === null || endOfDay(post.ends_at) > now),
  }))
  return posts.sort((a, b) => Number(b.is_current) - Number(a.is_current) || (a.is_current ? 0 : latestFirst(a.ends_at, b.ends_at)) || latestFirst(a.starts_at, b.starts_at))
}
