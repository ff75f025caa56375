import type { Handler } from '@university/api-schema/handlers'
import { partnerUniversity } from '../../content/kinds/partner-university'
import { endOfDay, toUtc } from '../../content/time'
import type { Context } from '../../context'
import { facetsOf } from '../filters'
import { orderOf } from '../sorting'

export const listUniversities: Handler<'listUniversities', Context> = async ({ body }, { content, now }) => {
  const { slug: site, q, country_id, cooperation_id, active } = body
  const facets = facetsOf({ country: country_id, cooperation: cooperation_id })
  const time = toUtc(now)
  const ranges = active === undefined ? [] : [active ? { name: 'over_at', after: time } : { name: 'over_at', to: time }]
  const order = orderOf({ sort: 'name', ...body }, {
    name: { by: 'name', translated: true, direction: 'asc' },
    country: { by: 'country_name', translated: true, direction: 'asc' },
    signed_at: { by: 'signed_on', direction: 'desc' },
    valid_until: { by: 'valid_until', direction: 'asc' },
  })
  const page = await content.page(partnerUniversity, { site, facets, ranges, q, order }, body)
  return { ...page, data: page.data.map((item) => ({ ...item, is_active: item.valid_until === null || endOfDay(item.valid_until) > time })) }
}
