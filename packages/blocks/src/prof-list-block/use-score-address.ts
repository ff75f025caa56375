import { listDoctoralScores, listPassingScores } from '@university/api-client'
import type { Operation } from '@university/api-client/operation'
import { useOperation } from '@university/api-client/react'
import type { ReadProblem, Schema } from '@university/api-client/types'
import { client } from '../environment/client'
import { useBlockEnvironment } from '../environment/environment'
import { blockAddress } from '../page-content/block-address'
import { findBlocksOfSite, type SiteBlock } from '../page-content/find-blocks-of-site'
import type { ProgramItem } from './to-program-item'

/**
 * Where the passing scores of a programme are, those of its group over all years. Undefined where it has none or no page of the
 * site shows them, before it is known, and where it cannot be had: everything else about the programme is there without it.
 *
 * @param isWanted whether anybody looks
 */
export function useScoreAddress({ group, level }: Pick<ProgramItem, 'group' | 'level'>, isWanted: boolean): string | undefined {
  const { site } = useBlockEnvironment()
  return useOperation(findScores, isWanted && group !== null ? { site, group, isDoctoral: level === 'doctoral' } : null, { client }).data
}

interface ScoresRequest {
  site: Schema<'SiteSlug'>
  group: string
  isDoctoral: boolean
}

const findScores: Operation<ScoresRequest, string | undefined, ReadProblem> = async (api, { site, group, isDoctoral }, options) => {
  const request = { body: { slug: site, group_code: group, per_page: 1 } }
  const [scores, blocks] = await Promise.all([
    isDoctoral ? listDoctoralScores(api, request, options) : listPassingScores(api, request, options),
    findBlocksOfSite(api, site, isDoctoral ? 'DrScoreListBlock' : 'ScoreListBlock', options),
  ])
  if (!scores.ok) return scores
  if (!blocks.ok) return blocks
  const [score] = scores.data.data
  const block = score && blocks.data.find((one) => Object.entries(one.options).every(([name, value]) => !(name in score) || score[name as keyof typeof score] === value))
  return { ...blocks, data: block && addressOf(block, group, 'category_id' in score ? score.category_id : undefined) }
}

function addressOf({ options, place }: SiteBlock, group: string, category: number | undefined): string {
  return blockAddress(place, {
    category: category !== undefined && options['category_id'] === undefined ? String(category) : undefined,
    group: options['group_code'] === undefined ? group : undefined,
    year: 'all',
  })
}
