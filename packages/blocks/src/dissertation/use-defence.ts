import { getDissertation, getDoctoral } from '@university/api-client'
import type { Result } from '@university/api-client/result'
import type { ReadProblem, Schema } from '@university/api-client/types'
import { useEffect, useState } from 'react'
import { client } from '../environment/client'
import { useBlockEnvironment } from '../environment/environment'
import { getLargeData, setLargeData } from '../list/large-data'

/** A defence as the contract has it, and the reports of its council. */
export interface Defence {
  doctoral: Schema<'Doctoral'>
  reports: Schema<'Dissertation'>['reports']
}

/** Asks for what must be public about a defence. Who opens it again within two minutes finds it at once. */
export function useDefence(dissertation: number, candidate: number): { defence: Defence | undefined; hasFailed: boolean; retry: () => void } {
  const { site } = useBlockEnvironment()
  const key = `defence ${site} ${dissertation} ${candidate}`
  const [answer, setAnswer] = useState(() => getLargeData(key) as Defence | undefined)
  const [hasFailed, setFailed] = useState(false)
  const [attempt, setAttempt] = useState(0)
  const isKnown = answer !== undefined

  useEffect(() => {
    if (isKnown) return
    const abort = new AbortController()
    setFailed(false)
    void load(site, dissertation, candidate, abort.signal).then((result) => {
      if (abort.signal.aborted) return
      if (!result.ok) return setFailed(true)
      setLargeData(key, result.data)
      setAnswer(result.data)
    })
    return () => abort.abort()
  }, [attempt, candidate, dissertation, isKnown, key, site])

  return { defence: answer, hasFailed, retry: () => setAttempt(attempt + 1) }
}

async function load(slug: Schema<'SiteSlug'>, id: number, candidate: number, signal: AbortSignal): Promise<Result<Defence, ReadProblem>> {
  const [doctoral, dissertation] = await Promise.all([
    getDoctoral(client, { body: { slug, id, doctoral_id: candidate } }, { signal }),
    getDissertation(client, { body: { slug, id } }, { signal }),
  ])
  if (!doctoral.ok) return doctoral
  if (!dissertation.ok) return dissertation
  return { ...doctoral, data: { doctoral: doctoral.data, reports: dissertation.data.reports } }
}
