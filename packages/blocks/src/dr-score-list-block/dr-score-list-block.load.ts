import { listDoctoralScores } from '@university/api-client'
import { readAllPages } from '@university/api-client/read-all-pages'
import { toPage } from '../list/to-page'
import type { BlockLoader } from '../page-content/block-definition'
import { findBlocksOfSite } from '../page-content/find-blocks-of-site'
import { toScoreGroups } from '../scores/score-groups'
import { askForDrScores } from './ask-for-dr-scores'
import type { DrScoreListBlockInitial, DrScoreListBlockOptions } from './dr-score-list-block.options'
import { toDrScoreItem } from './to-dr-score-item'

/** The first page of the newest year, and what the scores can be narrowed by. */
export const loadDrScoreListBlock: BlockLoader<DrScoreListBlockOptions, DrScoreListBlockInitial> = async (client, { site, language, options }) => {
  const about = { slug: site, lang: language }
  const newest = await listDoctoralScores(client, { body: { ...about, per_page: 1 } })
  if (!newest.ok) return newest

  const { years } = newest.data
  const year = options.year ?? years[0]
  const [scores, rows, fees] = await Promise.all([
    listDoctoralScores(client, { body: { ...about, ...askForDrScores(years[0], options) } }),
    readAllPages(client, listDoctoralScores, { body: { ...about, ...options, ...(year !== undefined && { year }) } }),
    findBlocksOfSite(client, site, 'PriceEducation'),
  ])
  if (!scores.ok) return scores
  if (!rows.ok) return rows
  if (!fees.ok) return fees
  return {
    ...scores,
    data: {
      page: toPage(scores.data, (row) => toDrScoreItem(row, language)),
      years,
      groups: toScoreGroups(rows.data, language),
      fees: fees.data[0]?.place ?? null,
    },
  }
}
