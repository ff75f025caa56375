import type { Handler } from '@university/api-schema/handlers'
import { dissertation } from '../../content/kinds/dissertation'
import { dissertationCouncil } from '../../content/kinds/dissertation-council'
import { doctoral } from '../../content/kinds/doctoral'
import type { Context } from '../../context'
import { facetsOf, newestFirst } from '../filters'
import { orderOf } from '../sorting'
import { withDoctorals } from './with-doctorals'

export const listDissertations: Handler<'listDissertations', Context> = async ({ body }, { content }) => {
  const { slug: site, q, council_id, year, status } = body
  // Keys are the ids of the pages that hold such candidates.
  const matching = q === undefined && status === undefined ? undefined : await content.countByFacet(doctoral, 'dissertation', site, { q, facets: facetsOf({ status }) })
  const filter = { site, facets: facetsOf({ council: council_id, year }), ...(matching ? { ids: [...matching.keys()].map(Number) } : {}) }
  const order = body.sort === 'program_code'
    ? orderOf(body, { program_code: { by: 'program_code', direction: 'asc' } }, { by: 'year', direction: 'desc' })
    : orderOf({ ...body, sort: 'year' }, { year: { by: 'year', direction: 'desc' } }, { by: 'program_code', direction: 'asc' })

  const [page, councils, used, years] = await Promise.all([
    content.page(dissertation, { ...filter, order }, body),
    content.list(dissertationCouncil, { site }),
    content.countByFacet(dissertation, 'council', site),
    content.countByFacet(dissertation, 'year', site),
  ])
  return {
    ...page,
    data: await withDoctorals(page.data, content, site),
    councils: councils.filter(({ id }) => used.has(String(id))).map(({ id, name_kz, name_ru, name_en }) => ({ id, slug: null, name_kz, name_ru, name_en })),
    years: newestFirst(years),
  }
}
