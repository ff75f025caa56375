import { listDissertations } from '@university/api-client'
import { toChoice } from '../filters/choice'
import { toListPage } from '../list/to-list-page'
import type { BlockLoader } from '../page-content/block-definition'
import type { DissertationInitial, DissertationOptions } from './dissertation.options'
import { toDissertationItem } from './to-dissertation-item'

/** The first page of the defences, and the councils and years to choose from. */
export const loadDissertation: BlockLoader<DissertationOptions, DissertationInitial> = async (client, { site, language, options }) => {
  const answer = await listDissertations(client, { body: { slug: site, lang: language, ...options } })
  const page = toListPage(answer, (item) => toDissertationItem(item, language))
  if (!answer.ok) return answer
  if (!page.ok) return page
  const { councils, years } = answer.data
  return { ...page, data: { page: page.data, councils: councils.map((council) => toChoice(council, language)), years } }
}
