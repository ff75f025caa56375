import type { Failure } from '@university/api-client/result'
import { useCallback, useEffect, useState } from 'react'
import { useBlockEnvironment } from '../environment/environment'
import { isPreview } from '../environment/is-preview'
import { settled } from '../environment/settled'
import { useIsHydrating } from '../environment/use-is-hydrating'
import { useLatest } from '../environment/use-latest'
import { whenOutdated } from '../environment/when-outdated'
import { keepPage, keptPage, pageKey } from './kept-pages'
import type { PagesOf } from './pages-of'

/** A page of a list. */
export interface ListPage<Item> {
  readonly items: readonly Item[]
  /** From 1. */
  readonly page: number
  readonly lastPage: number
  readonly total: number
}

export interface PagesOptions<Item, More> extends PagesOf<Item, More> {
  /** What the build knows: the first page of the list without filters. */
  initial: ListPage<Item> & More
  /** Changes with all that the answer depends on beside the page; `undefined` for what `initial` shows. */
  filter?: string | undefined
}

/** What a list shows: the former page stays visible while the next one is on its way. */
export interface Pages<Item, More = unknown> {
  shown: ListPage<Item> & More
  /** Tells what is shown from the other pages of the list; the first page keeps it when it comes anew. */
  shownKey: string
  /** Whether `shown` is of the list that is asked for, if only another page of it: its number of rows and pages hold. */
  isSameList: boolean
  state: 'ready' | 'loading' | 'failed'
  /** Why it has failed. */
  failure?: Failure<unknown> | undefined
  /** The page that the address asks for. */
  wanted: number
  retry: () => void
}

/**
 * Follows `?page=` of the address: the first page comes with the build, the others from the API. Who comes back within two
 * minutes finds them at once. For editors (`?mode=preview`) the first page is asked for, too; for others when the build is
 * old: what differs then takes its place, and of a failure nobody is told.
 */
export function usePages<Item, More = unknown>({ name, initial, filter, load }: PagesOptions<Item, More>): Pages<Item, More> {
  const { site, language, search } = useBlockEnvironment()
  const wanted = pageOf(search)
  const [answer, setAnswer] = useState<{ key: string; list: string; page: ListPage<Item> & More }>()
  const [failed, setFailed] = useState<{ key: string; failure: Failure<unknown> }>()
  const [attempt, setAttempt] = useState(0)
  const keyOf = (words: string | undefined, page: number) => pageKey(name, { site, language }, words, page)
  const key = keyOf(filter, wanted)
  const list = keyOf(filter, 1)
  const isEditor = isPreview(search)
  const isBuilt = wanted === initial.page && filter === undefined && !isEditor
  const kept = useIsHydrating() || isEditor ? undefined : keptPage<ListPage<Item> & More>(key)
  const isAnswered = answer?.key === key
  const known = isAnswered ? answer.page : (kept ?? (isBuilt ? initial : undefined))
  const isKnown = known !== undefined
  const latest = useLatest({ load, initial })

  useEffect(() => {
    // What was kept is dropped in the end; shown, it stays.
    if (kept && !isAnswered) setAnswer({ key, list, page: kept })
  }, [isAnswered, kept, key, list])

  useEffect(() => {
    if (isKnown) return
    const abort = new AbortController()
    void settled(latest.current.load(wanted, abort.signal)).then((result) => {
      if (abort.signal.aborted) return
      if (!result.ok) return setFailed({ key, failure: result })
      setAnswer({ key, list, page: keepPage(key, result.data) })
    })
    return () => {
      abort.abort()
      setFailed(undefined)
    }
  }, [attempt, isKnown, key, latest, list, wanted])

  useEffect(() => {
    if (!isBuilt || isAnswered) return
    return whenOutdated(async (signal) => {
      const result = await settled(latest.current.load(wanted, signal))
      if (signal.aborted || !result.ok) return
      setAnswer({ key, list, page: keepPage(key, result.data, latest.current.initial) })
    })
  }, [isAnswered, isBuilt, key, latest, list, wanted])

  const retry = useCallback(() => setAttempt((count) => count + 1), [])

  const state = known ? 'ready' : failed?.key === key ? 'failed' : 'loading'
  const shownKey = known ? key : (answer?.key ?? keyOf(undefined, initial.page))
  const isSameList = isKnown || (answer?.list ?? keyOf(undefined, 1)) === list
  return { shown: known ?? answer?.page ?? initial, shownKey, isSameList, state, failure: failed?.failure, wanted, retry }
}

function pageOf(search: string): number {
  const page = Number(new URLSearchParams(search).get('page') ?? 1)
  return Number.isInteger(page) && page >= 1 && page <= 100_000 ? page : 1
}
