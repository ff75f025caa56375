import { listPrices } from '@university/api-client'
import { useOperation } from '@university/api-client/react'
import { client } from '../environment/client'
import { useBlockEnvironment } from '../environment/environment'
import type { ProgramItem } from './to-program-item'

/** In whole tenge a year; null where such students are not admitted. */
export interface Fee {
  citizen: number | null
  foreign: number | null
}

/**
 * The usual fee of a programme. Undefined without one, before it is there, and where it cannot be had: everything else
 * about the programme is there without it.
 *
 * @param isWanted whether anybody looks
 */
export function useFee({ code, priceId }: Pick<ProgramItem, 'code' | 'priceId'>, isWanted: boolean): Fee | undefined {
  const { site, language } = useBlockEnvironment()
  const isAsked = isWanted && priceId !== null
  // The contract has no call for a single fee; a programme has a handful.
  const { data } = useOperation(listPrices, isAsked ? { body: { slug: site, lang: language, q: code, per_page: 100 } } : null, { client })
  const price = data?.data.find(({ id }) => id === priceId)
  return price && { citizen: price.price_citizen, foreign: price.price_foreign }
}
