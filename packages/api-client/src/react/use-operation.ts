import { useCallback, useContext, useEffect, useMemo, useRef, useSyncExternalStore } from 'react'
import type { Client } from '../client'
import type { Operation } from '../operation'
import type { Failure } from '../result'
import { ApiClientContext } from './api-client-provider'
import { asking, cacheOf, type Entry } from './operation-cache'
import { requestKey } from './request-key'

export { ApiClientProvider } from './api-client-provider'

export interface UseOperationOptions<D> {
  /** Overrides the one from `ApiClientProvider`. */
  client?: Client | undefined
  /** Data younger than this are not requested again, in milliseconds. Default 30,000; 0 requests them whenever a component appears. */
  staleMs?: number
  /** Keeps the data of the previous request while the next one is under way, or has failed. */
  keepPrevious?: boolean
  /** What the static HTML shows; belongs to the first request it is passed with. It is as old as the page's first render. */
  initialData?: D | undefined
}

/**
 * - `idle`: there is no request.
 * - `loading`, `failure`: no data of this request; with `keepPrevious`, `data` is that of the previous one.
 * - `success`: data of this request; a `failure` beside it is that of the last revalidation.
 */
export type OperationState<D, E> = {
  /** There are data, and they are being requested again. */
  isRevalidating: boolean
  /** Requests again now, after a failure or for newer data. The same function in each render. */
  retry: () => void
} & (
  | { status: 'idle'; data?: undefined; failure?: undefined }
  | { status: 'loading'; data?: D | undefined; failure?: undefined }
  | { status: 'success'; data: D; failure?: Failure<E> | undefined }
  | { status: 'failure'; data?: D | undefined; failure: Failure<E> }
)

/**
 * Calls an operation for as long as the component is there, and again when the request changes. Components that ask for
 * the same share one request and its answer; when the last of them goes, the request is aborted. On the server, and in
 * the first render of its HTML, there is `initialData` or `loading`.
 *
 * @param request compared by content, so it need not be memoised; null for none
 */
export function useOperation<R, D, E>(operation: Operation<R, D, E>, request: NoInfer<R> | null, options: UseOperationOptions<NoInfer<D>> = {}): OperationState<D, E> {
  const { staleMs = 30_000 } = options
  const provided = useContext(ApiClientContext)
  const client = options.client ?? provided
  if (!client) throw new Error('useOperation needs an ApiClientProvider or the option `client`')
  const cache = cacheOf(client)
  const key = request === null ? null : requestKey(operation, request)
  const initial = useInitialEntry(key, options.initialData)

  const subscribe = useCallback((listener: () => void) => (key === null ? () => {} : cache.subscribe(key, listener)), [cache, key])
  const read = () => (key === null ? undefined : cache.read(key)) ?? initial
  const entry = useSyncExternalStore(subscribe, read, () => initial)
  const previous = usePreviousData(operation, entry)

  const latest = useRef((_staleMs?: number) => {})
  // Before the next effect, which then works with what this render was given.
  useEffect(() => {
    latest.current = (maxAgeMs = staleMs) => {
      if (key === null) return
      if (initial.good) cache.seed(key, initial)
      cache.load(key, (signal) => operation(client, request as R, { signal }), maxAgeMs)
    }
  })
  useEffect(() => latest.current(), [cache, key])
  const retry = useCallback(() => latest.current(0), [])

  const { good, failure, pending } = entry
  const common = { isRevalidating: good !== undefined && pending, retry }
  const data = options.keepPrevious ? (previous as D | undefined) : undefined
  if (key === null) return { ...common, status: 'idle' }
  if (good) return { ...common, status: 'success', data: good.data as D, failure: failure as Failure<E> | undefined }
  return failure ? { ...common, status: 'failure', data, failure: failure as Failure<E> } : { ...common, status: 'loading', data }
}

/** Data that came with the page belongs to the request it came with: another request must not show it. */
function useInitialEntry(key: string | null, data: unknown): Entry {
  const first = useRef({ key, data })
  if (first.current.data !== data) first.current = { key, data }
  const isOwn = data !== undefined && first.current.key === key
  return useMemo(() => (isOwn ? { good: { data, at: Date.now() }, pending: false } : asking), [data, isOwn])
}

function usePreviousData(operation: object, { good }: Entry): unknown {
  const previous = useRef<{ operation: object; data: unknown }>(undefined)
  useEffect(() => {
    if (good) previous.current = { operation, data: good.data }
  }, [operation, good])
  return previous.current?.operation === operation ? previous.current.data : undefined
}
