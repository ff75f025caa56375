import type { Handler } from '@university/api-schema/handlers'
import type { ContentStore } from '../../content/content-store'
import type { Site } from '../../content/kind'
import { price } from '../../content/kinds/price'
import { program } from '../../content/kinds/program'
import type { Context } from '../../context'
import { facetsOf } from '../filters'
import { academicYears } from '../prices/site-prices'
import { orderOf } from '../sorting'

export const listPrograms: Handler<'listPrograms', Context> = async ({ body }, { content }) => {
  const { slug: site, q, profession_id, training_id, program_id, level, language, study_form } = body
  const facets = facetsOf({ profession: profession_id, training: training_id, level, language, study_form })
  const filter = { site, q, facets, ...(program_id === undefined ? {} : { ids: [program_id] }) }
  const order = orderOf(
    body,
    { code: { by: 'code', direction: 'asc' }, name: { by: 'name', translated: true, direction: 'asc' }, threshold_score: { by: 'threshold_score', direction: 'asc' } },
    { by: 'code', direction: 'asc' },
  )
  const page = await content.page(program, { ...filter, order, withHtml: true }, body)
  const prices = await usualPrices(content, site, page.data.map(({ id }) => id))
  return { ...page, data: page.data.map((item) => ({ ...item, price_id: prices.get(item.id) ?? null })) }
}

/** Fees of the newest year by programme: of school leavers, or of those who come with a degree. */
async function usualPrices(content: ContentStore, site: Site, programs: number[]): Promise<Map<number, number>> {
  const [academic_year] = await academicYears(content, site)
  const facets = [...facetsOf({ academic_year }), { name: 'program', value: programs.map(String) }]
  const prices = await content.list(price, { site, facets, order: { by: 'basis', direction: 'desc' } })
  return new Map(prices.map(({ id, program_id }) => [Number(program_id), id]))
}
