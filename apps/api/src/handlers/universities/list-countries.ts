import type { Handler } from '@university/api-schema/handlers'
import { country } from '../../content/kinds/country'
import { partnerUniversity } from '../../content/kinds/partner-university'
import type { Context } from '../../context'
import { facetsOf } from '../filters'

export const listCountries: Handler<'listCountries', Context> = async ({ body }, { content }) => {
  const { slug: site, lang = 'kz', cooperation_id } = body
  const facets = facetsOf({ cooperation: cooperation_id })
  const [countries, counts] = await Promise.all([
    content.list(country, { site, order: { by: `name_${lang}`, direction: 'asc' } }),
    content.countByFacet(partnerUniversity, 'country', site, { facets }),
  ])
  return countries.flatMap((item) => {
    const universities_count = counts.get(String(item.id)) ?? 0
    return universities_count > 0 ? [{ ...item, universities_count }] : []
  })
}
