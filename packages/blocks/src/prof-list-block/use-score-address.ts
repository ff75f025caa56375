import { listDoctoralScores, listPassingScores } from '@university/api-client'
import type { Schema } from '@university/api-client/types'
import { useEffect, useState } from 'react'
import { client } from '../environment/client'
import { useBlockEnvironment } from '../environment/environment'
import { blockAddress } from '../page-content/block-address'
import { findBlocksOfSite } from '../page-content/find-blocks-of-site'
import type { ProgramItem } from './to-program-item'

/**
 * Where the passing scores of a programme are, those of its group over all years. Undefined where it has none or no page of the
 * site shows them, before it is known, and where it cannot be had: everything else about the programme is there without it.
 *
 * @param isWanted whether anybody looks
 */
export function useScoreAddress({ group, level }: Pick<ProgramItem, 'group' | 'level'>, isWanted: boolean): string | undefined {
  const { site } = useBlockEnvironment()
  const [address, setAddress] = useState<string>()

  useEffect(() => {
    if (!isWanted || group === null) return
    const abort = new AbortController()
    void findAddress(site, group, level, abort.signal).then((found) => {
      if (!abort.signal.aborted) setAddress(found)
    })
    return () => abort.abort()
  }, [group, isWanted, level, site])

  return address
}

async function findAddress(site: Schema<'SiteSlug'>, group: string, level: ProgramItem['level'], signal: AbortSignal): Promise<string | undefined> {
  const body = { slug: site, group_code: group, per_page: 1 }
  const isDoctoral = level === 'doctoral'
  const [scores, blocks] = await Promise.all([
    isDoctoral ? listDoctoralScores(client, { body }, { signal }) : listPassingScores(client, { body }, { signal }),
    findBlocksOfSite(client, site, isDoctoral ? 'DrScoreListBlock' : 'ScoreListBlock', { signal }),
  ])
  if (!scores.ok || !blocks.ok) return undefined
  const [score] = scores.data.data
  const block = score && blocks.data.find(({ options }) => Object.entries(options).every(([name, value]) => !(name in score) || score[name as keyof typeof score] === value))
  if (!block) return undefined
  const { options, place } = block
  return blockAddress(place, {
    category: 'category_id' in score && options['category_id'] === undefined ? String(score.category_id) : undefined,
    group: options['group_code'] === undefined ? group : undefined,
    year: 'all',
  })
}
