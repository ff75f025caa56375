import { listDissertations } from '@university/api-client'
import { toChoice } from '../filters/choice'
import { toPage } from '../list/to-page'
import type { BlockLoader } from '../page-content/block-definition'
import type { DissertationInitial, DissertationOptions } from './dissertation.options'
import { toDissertationItem } from './to-dissertation-item'

/** The first page of the defences, and the councils and years to choose from. */
export const loadDissertation: BlockLoader<DissertationOptions, DissertationInitial> = async (client, { site, language, options }) => {
  const answer = await listDissertations(client, { body: { slug: site, lang: language, ...options } })
  if (!answer.ok) return answer
  const { councils, years } = answer.data
  return { ...answer, data: { page: toPage(answer.data, (item) => toDissertationItem(item, language)), councils: councils.map((council) => toChoice(council, language)), years } }
}
