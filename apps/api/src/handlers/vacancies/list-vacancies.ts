import type { Handler } from '@university/api-schema/handlers'
import { vacancy } from '../../content/kinds/vacancy'
import { toUtc } from '../../content/time'
import type { Context } from '../../context'
import { facetsOf } from '../filters'
import { orderOf } from '../sorting'
import { withStatus } from './with-status'

export const listVacancies: Handler<'listVacancies', Context> = async ({ body }, { content, now }) => {
  const { slug: site, q, category_id, status = 'open', employment_type } = body
  const time = toUtc(now)
  const ranges = { open: [{ name: 'closes_at', after: time }], closed: [{ name: 'closes_at', to: time }], all: [] }[status]
  const filter = { site, q, ranges, facets: facetsOf({ category: category_id, employment_type }) }
  const order = orderOf(body, {
    published_at: { by: 'published_at', direction: 'desc' },
    deadline_at: { by: 'deadline_at', direction: 'desc' },
    title: { by: 'title', translated: true, direction: 'desc' },
  })
  const page = await content.page(vacancy, { ...filter, order }, body)
  return { ...page, data: page.data.map((item) => withStatus(item, now)) }
}
