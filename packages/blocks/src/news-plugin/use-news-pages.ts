import { listNews } from '@university/api-client'
import { useCallback, useEffect, useState } from 'react'
import { client } from '../environment/client'
import { useBlockEnvironment } from '../environment/environment'
import type { NewsPluginOptions, NewsPluginPage } from './news-plugin.options'
import { toNewsCard } from './to-news-card'

/** What the list shows: the former page stays visible while the next one is on its way. */
export interface NewsPages {
  shown: NewsPluginPage
  state: 'ready' | 'loading' | 'failed'
  /** The page that the address asks for. */
  wanted: number
  retry: () => void
}

/** Follows `?page=` of the address: the first page comes with the build, the others from the API. */
export function useNewsPages({ categorySlug, perPage = 12, initial }: NewsPluginOptions): NewsPages {
  const { site, language, search } = useBlockEnvironment()
  const wanted = pageOf(search)
  const [answer, setAnswer] = useState<{ key: string; page: NewsPluginPage }>()
  const [failedKey, setFailedKey] = useState<string>()
  const [attempt, setAttempt] = useState(0)
  const key = `${site} ${language} ${categorySlug ?? ''} ${wanted}`
  const known = wanted === initial.page ? initial : answer?.key === key ? answer.page : undefined

  useEffect(() => {
    if (known) return
    const abort = new AbortController()
    const body = { slug: site, lang: language, page: wanted, per_page: perPage, ...(categorySlug && { category_slug: categorySlug }) }
    void listNews(client, { body }, { signal: abort.signal }).then((result) => {
      if (abort.signal.aborted) return
      if (!result.ok) {
        setFailedKey(key)
        return
      }
      const { data, current_page, last_page, total } = result.data
      setAnswer({ key, page: { items: data.map((item) => toNewsCard(item, language)), page: current_page, lastPage: last_page, total } })
    })
    return () => {
      abort.abort()
      setFailedKey(undefined)
    }
  }, [attempt, categorySlug, key, known, language, perPage, site, wanted])

  const retry = useCallback(() => setAttempt((count) => count + 1), [])

  const state = known ? 'ready' : failedKey === key ? 'failed' : 'loading'
  return { shown: known ?? answer?.page ?? initial, state, wanted, retry }
}

function pageOf(search: string): number {
  const page = Number(new URLSearchParams(search).get('page') ?? 1)
  return Number.isInteger(page) && page >= 1 && page <= 100_000 ? page : 1
}
