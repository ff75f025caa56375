import type { Client } from '@university/api-client/client'
import type { Operation } from '@university/api-client/operation'
import { readAllPages, type ListAnswer, type ListRequest } from '@university/api-client/read-all-pages'
import type { ReadProblem } from '@university/api-client/types'
import { check } from './check-answer'
import { SourceError } from './source-error'

/** A list operation whose answers say how many items there are over all pages. */
export type CountedList<Request, Item> = Operation<Request, ListAnswer<Item> & { total: number }, ReadProblem>

/**
 * Reads every page of a list. One that was cut on the way would be taken for what the site has, and pages of all other items be gone.
 *
 * @param name of the operation, for errors
 * @throws SourceError also when not as many items came as there are; one that has changed meanwhile is right the next time, as after `isGone`
 */
export async function readList<Request extends ListRequest, Item>(client: Client, list: CountedList<Request, Item>, request: Request, { name, site }: { name: string; site: string }): Promise<Item[]> {
  let total = 0
  const counted: typeof list = async (...call) => {
    const answer = await list(...call)
    if (answer.ok) total = answer.data.total
    return answer
  }
  const items = check(name, site, await readAllPages(client, counted, request))
  if (items.length !== total) throw new SourceError(name, site, [`${items.length} items came of a list that has ${total}`], { isGone: true, advice: 'The API, or what stands before it, cuts lists or counts wrongly.' })
  return items
}
