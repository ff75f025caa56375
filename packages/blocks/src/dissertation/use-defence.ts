import { getDissertation, getDoctoral } from '@university/api-client'
import type { Operation } from '@university/api-client/operation'
import { useOperation } from '@university/api-client/react'
import type { Failure } from '@university/api-client/result'
import type { ReadProblem, Schema } from '@university/api-client/types'
import { client } from '../environment/client'
import { useBlockEnvironment } from '../environment/environment'

/** A defence as the contract has it, and the reports of its council. */
export interface Defence {
  doctoral: Schema<'Doctoral'>
  reports: Schema<'Dissertation'>['reports']
}

/** Asks for what must be public about a defence. Who opens it again finds it at once, and after two minutes it is asked for beside that. */
export function useDefence(dissertation: number, candidate: number): { defence: Defence | undefined; failure: Failure<unknown> | undefined; retry: () => void } {
  const { site } = useBlockEnvironment()
  const { status, data, failure, retry } = useOperation(getDefence, { slug: site, id: dissertation, candidate }, { client, staleMs: 120_000 })
  return { defence: data, failure: status === 'failure' ? failure : undefined, retry }
}

interface DefenceRequest {
  slug: Schema<'SiteSlug'>
  /** Of the dissertation page. */
  id: number
  candidate: number
}

const getDefence: Operation<DefenceRequest, Defence, ReadProblem> = async (api, { slug, id, candidate }, options) => {
  const [doctoral, dissertation] = await Promise.all([getDoctoral(api, { body: { slug, id, doctoral_id: candidate } }, options), getDissertation(api, { body: { slug, id } }, options)])
  if (!doctoral.ok) return doctoral
  if (!dissertation.ok) return dissertation
  return { ...doctoral, data: { doctoral: doctoral.data, reports: dissertation.data.reports } }
}
