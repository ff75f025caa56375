import type { CallOptions, Client } from './client'
import type { Operation } from './operation'
import type { Failure, Result } from './result'

/** A request of a list operation. */
export interface ListRequest {
  body: { page?: number; per_page?: number }
}

/** An answer of a list operation. */
export interface ListAnswer<T> {
  data: T[]
  last_page: number
}

export interface ReadOptions extends CallOptions {
  /** Items per request, 1–100. Default 100. */
  pageSize?: number
  /** Parallel requests. Default 4. */
  concurrency?: number
}

/**
 * Reads every page of a list operation, in server order. The first failure ends it and discards what was read.
 *
 * @param options `timeoutMs` is for each request, in milliseconds
 * @returns one flat array; empty when the list is empty, never undefined. `response` is the first page's
 * @see packages/api-schema/schemas/page-list.yaml
 */
export async function readAllPages<R extends ListRequest, T, E>(
  client: Client,
  list: Operation<R, ListAnswer<T>, E>,
  request: R,
  { pageSize = 100, concurrency = 4, ...options }: ReadOptions = {},
): Promise<Result<T[], E>> {
  const readPage = (page: number) => list(client, { ...request, body: { ...request.body, page, per_page: pageSize } }, options)
  const first = await readPage(1)
  if (!first.ok) return first

  const pages = [first.data.data]
  const failures: Failure<E>[] = []
  let next = 2
  const readOn = async (): Promise<void> => {
    while (failures.length === 0 && next <= first.data.last_page) {
      const page = next++
      const answer = await readPage(page)
      if (answer.ok) pages[page - 1] = answer.data.data
      else failures.push(answer)
    }
  }
  await Promise.all(Array.from({ length: concurrency }, readOn))

  return failures[0] ?? { ok: true, data: pages.flat(), response: first.response }
}

/** `readAllPages` of a list as an operation of its own, for `useOperation`: create it once, because answers are cached by it. */
export function allPagesOf<R extends ListRequest, T, E>(list: Operation<R, ListAnswer<T>, E>): Operation<R, T[], E> {
  return (client, request, options) => readAllPages(client, list, request, options)
}
