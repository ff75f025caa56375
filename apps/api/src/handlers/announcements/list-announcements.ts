import type { Handler } from '@university/api-schema/handlers'
import { announcement } from '../../content/kinds/announcement'
import { toUtc } from '../../content/time'
import type { Context } from '../../context'
import { facetsOf } from '../filters'
import { orderOf } from '../sorting'

export const listAnnouncements: Handler<'listAnnouncements', Context> = async ({ body }, { content, now }) => {
  const { slug: site, q, validity = 'current', department_id, year } = body
  const time = toUtc(now)
  const ranges = { current: [{ name: 'over_at', after: time }], expired: [{ name: 'over_at', to: time }], all: [] }[validity]
  const filter = { site, q, ranges, facets: facetsOf({ department: department_id, year }) }
  const order = orderOf(body, {
    published_at: { by: 'published_at', direction: 'desc' },
    expires_at: { by: 'expires_at', direction: 'asc' },
    title: { by: 'title', translated: true, direction: 'asc' },
  })
  return content.page(announcement, { ...filter, order }, body)
}
