import { listPassingScores, listScoreCategories, listScoreFields } from '@university/api-client'
import type { Client } from '@university/api-client/client'
import { pickText } from '@university/api-client/pick-text'
import { readAllPages } from '@university/api-client/read-all-pages'
import type { Result } from '@university/api-client/result'
import type { ReadProblem, Schema } from '@university/api-client/types'
import { toChoice, toName } from '../filters/choice'
import { toPage } from '../list/to-page'
import type { BlockLoader, BlockRequest } from '../page-content/block-definition'
import { findBlocksOfSite } from '../page-content/find-blocks-of-site'
import { toScoreGroups } from '../scores/score-groups'
import { askForScores } from './ask-for-scores'
import type { ScoreCategory, ScoreListBlockInitial, ScoreListBlockOptions } from './score-list-block.options'
import { toScoreItem } from './to-score-item'

/** The first page of the newest year, and what the scores can be narrowed by. */
export const loadScoreListBlock: BlockLoader<ScoreListBlockOptions, ScoreListBlockInitial> = async (client, request) => {
  const { site, language, options } = request
  const about = { slug: site, lang: language }
  const all = await listScoreCategories(client, { body: about })
  if (!all.ok) return all

  // Scores for doctorates are a list, and a block, of their own.
  const offered = all.data.filter(({ id, level }) => (options.category_id === undefined ? level !== 'doctoral' : id === options.category_id))
  const parts = await Promise.all(offered.map((category) => loadCategory(client, request, category)))
  const categories: ScoreCategory[] = []
  for (const part of parts) {
    if (!part.ok) return part
    categories.push(part.data)
  }

  const [scores, fees] = await Promise.all([listPassingScores(client, { body: { ...about, ...askForScores(categories[0], options) } }), findBlocksOfSite(client, site, 'PriceEducation')])
  if (!scores.ok) return scores
  if (!fees.ok) return fees
  return { ...scores, data: { page: toPage(scores.data, (row) => toScoreItem(row, language)), categories, fees: fees.data[0]?.place ?? null } }
}

async function loadCategory(
  client: Client,
  { site, language, options }: BlockRequest<ScoreListBlockOptions>,
  category: Schema<'ScoreCategory'>,
): Promise<Result<ScoreCategory, ReadProblem>> {
  const about = { slug: site, lang: language, category_id: category.id }
  const [newest, fields] = await Promise.all([listPassingScores(client, { body: { ...about, per_page: 1 } }), listScoreFields(client, { body: about })])
  if (!newest.ok) return newest
  if (!fields.ok) return fields

  const { years } = newest.data
  const year = options.year ?? years[0]
  const rows = await readAllPages(client, listPassingScores, { body: { ...about, ...options, ...(year !== undefined && { year }) } })
  if (!rows.ok) return rows
  return {
    ...rows,
    data: {
      ...toChoice(category, language),
      level: category.level,
      limit: category.max_score,
      years,
      fields: fields.data.map((field) => ({ id: field.id, ...toName(pickText(field, 'name', language), field.code, language) })),
      groups: toScoreGroups(rows.data, language),
    },
  }
}
