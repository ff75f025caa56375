import type { Client } from '@university/api-client/client'
import type { Result } from '@university/api-client/result'
import type { ReadProblem } from '@university/api-client/types'
import { findBlock } from '../registry'
import type { BlockRequest } from './block-definition'

/**
 * The first screen of a block, as its view takes it, by any client: that of the build, or the browser's.
 *
 * @returns null for a block that asks for nothing, or that nobody knows
 */
export async function loadFirstScreen(client: Client, name: string, request: BlockRequest<Record<string, unknown>>): Promise<Result<unknown, ReadProblem> | null> {
  const load = await findBlock(name)?.load?.()
  return load ? load(client, request as BlockRequest<never>) : null
}
