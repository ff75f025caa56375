import type { Result } from '@university/api-client/result'
import { useCallback, useEffect, useState } from 'react'
import { useBlockEnvironment } from '../environment/environment'
import { getLargeData, setLargeData } from './large-data'

/** A page of a list. */
export interface ListPage<Item> {
  readonly items: readonly Item[]
  /** From 1. */
  readonly page: number
  readonly lastPage: number
  readonly total: number
}

export interface PagesOptions<Item> {
  /** Tells the list from all others of the site. */
  name: string
  /** What the build knows: the first page of the list without filters. */
  initial: ListPage<Item>
  /** Changes with all that the answer depends on beside the page; `undefined` for what `initial` shows. */
  filter?: string | undefined
  load: (page: number, signal: AbortSignal) => Promise<Result<ListPage<Item>, unknown>>
}

/** What a list shows: the former page stays visible while the next one is on its way. */
export interface Pages<Item> {
  shown: ListPage<Item>
  state: 'ready' | 'loading' | 'failed'
  /** The page that the address asks for. */
  wanted: number
  retry: () => void
}

/**
 * Follows `?page=` of the address: the first page comes with the build, the others from the API. Who comes back within two
 * minutes finds them at once. For editors (`?mode=preview`) the first page is asked for, too.
 */
export function usePages<Item>({ name, initial, filter, load }: PagesOptions<Item>): Pages<Item> {
  const { site, language, search } = useBlockEnvironment()
  const wanted = pageOf(search)
  const [answer, setAnswer] = useState<{ key: string; page: ListPage<Item> }>()
  const [failedKey, setFailedKey] = useState<string>()
  const [attempt, setAttempt] = useState(0)
  const key = `${name} ${site} ${language} ${filter ?? ''} ${wanted}`
  const isPreview = search.includes('mode=preview')
  const kept = isPreview ? undefined : (getLargeData(key) as ListPage<Item> | undefined)
  const known = wanted === initial.page && filter === undefined && !isPreview ? initial : answer?.key === key ? answer.page : kept

  useEffect(() => {
    // What was kept is dropped in the end; shown, it stays.
    if (kept && answer?.key !== key) setAnswer({ key, page: kept })
    if (known) return
    const abort = new AbortController()
    void load(wanted, abort.signal).then((result) => {
      if (abort.signal.aborted) return
      if (!result.ok) return setFailedKey(key)
      setLargeData(key, result.data)
      setAnswer({ key, page: result.data })
    })
    return () => {
      abort.abort()
      setFailedKey(undefined)
    }
    // What `load` asks for is in the key.
    // eslint-disable-next-line react-hooks/exhaustive-deps
  }, [attempt, key, known])

  const retry = useCallback(() => setAttempt((count) => count + 1), [])

  const state = known ? 'ready' : failedKey === key ? 'failed' : 'loading'
  return { shown: known ?? answer?.page ?? initial, state, wanted, retry }
}

function pageOf(search: string): number {
  const page = Number(new URLSearchParams(search).get('page') ?? 1)
  return Number.isInteger(page) && page >= 1 && page <= 100_000 ? page : 1
}

/** An answer of a list operation → a page, its rows as the block shows them. */
export function toListPage<Row, Item, E>(result: Result<ListAnswer<Row>, E>, toItem: (row: Row) => Item): Result<ListPage<Item>, E> {
  if (!result.ok) return result
  const { data, current_page, last_page, total } = result.data
  return { ...result, data: { items: data.map(toItem), page: current_page, lastPage: last_page, total } }
}

interface ListAnswer<Row> {
  data: Row[]
  current_page: number
  last_page: number
  total: number
}
