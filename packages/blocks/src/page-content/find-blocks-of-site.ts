import { listPages } from '@university/api-client'
import type { CallOptions, Client } from '@university/api-client/client'
import type { Result } from '@university/api-client/result'
import type { ReadProblem, Schema } from '@university/api-client/types'
import { blockIds } from '@university/api-client/page-anchors'
import { prefixOf, type BlockPlace } from './block-address'

export interface SiteBlock {
  place: BlockPlace
  /** As the editor wrote them. */
  options: Record<string, unknown>
}

/** Where on a site a block is, the page that suits best first; none where no page has it. A dozen pages are enough to choose from. */
export async function findBlocksOfSite(client: Client, site: Schema<'SiteSlug'>, name: string, options?: CallOptions): Promise<Result<SiteBlock[], ReadProblem>> {
  const answer = await listPages(client, { body: { slug: site, block: name } }, options)
  if (!answer.ok) return answer
  const found = answer.data.data.flatMap(({ slug, blocks }) => {
    const ids = blockIds(blocks)
    return blocks.flatMap((block, index): SiteBlock[] => (block.name === name ? [{ place: { path: `/page/${slug}`, prefix: prefixOf(index), id: ids[index] ?? name }, options: block.props }] : []))
  })
  return { ...answer, data: found }
}
