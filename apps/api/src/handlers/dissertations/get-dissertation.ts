import type { Handler } from '@university/api-schema/handlers'
import { dissertation } from '../../content/kinds/dissertation'
import type { Context } from '../../context'
import { HttpProblem } from '../../contract/problem'
import { withDoctorals } from './with-doctorals'

export const getDissertation: Handler<'getDissertation', Context> = async ({ body }, { content }) => {
  const item = await content.findById(dissertation, body.id, body.slug)
  const site = body.slug ?? (item && (await content.sitesOf(dissertation, item.id))[0]) ?? ''
  const [page] = item ? await withDoctorals([item], content, site) : []
  if (!page) throw new HttpProblem(404, 'not_found', { detail: 'No such dissertation page' })
  return page
}
