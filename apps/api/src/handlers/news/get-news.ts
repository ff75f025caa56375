import type { Handler, HandlerAnswer } from '@university/api-schema/handlers'
import { news } from '../../content/kinds/news'
import type { Context } from '../../context'
import { HttpProblem } from '../../contract/problem'

type NewsRef = HandlerAnswer<'getNews'>['related'][number]

const relatedCount = 3

/** Drafts are treated as absent, so a guessed id reveals nothing. Neighbours are those of the site asked for. */
export const getNews: Handler<'getNews', Context> = async ({ body }, { content }) => {
  const item = await content.findById(news, body.id, body.slug)
  if (!item) throw new HttpProblem(404, 'not_found', { detail: 'No such news item' })

  const site = body.slug ?? (await content.sitesOf(news, item.id))[0] ?? ''
  const categories = item.categories.map(({ slug }) => slug)
  const [{ older, newer }, related] = await Promise.all([
    content.neighbours(news, item, site),
    content.list(news, { site, facets: [{ name: 'category', value: categories }], exceptId: item.id, order: 'newest', limit: relatedCount }),
  ])
  return { ...item, related: related.map(toRef), prev: older ? toRef(older) : null, next: newer ? toRef(newer) : null }
}

function toRef({ id, title_kz, title_ru, title_en, image, published_at }: NewsRef): NewsRef {
  return { id, title_kz, title_ru, title_en, image, published_at }
}
