import { listPrices } from '@university/api-client'
import { useEffect, useState } from 'react'
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
  const [fee, setFee] = useState<Fee>()

  useEffect(() => {
    if (!isWanted || priceId === null) return
    const abort = new AbortController()
    // The contract has no call for a single fee; a programme has a handful.
    void listPrices(client, { body: { slug: site, lang: language, q: code, per_page: 100 } }, { signal: abort.signal }).then((result) => {
      if (!result.ok || abort.signal.aborted) return
      const price = result.data.data.find(({ id }) => id === priceId)
      if (price) setFee({ citizen: price.price_citizen, foreign: price.price_foreign })
    })
    return () => abort.abort()
  }, [code, isWanted, language, priceId, site])

  return fee
}
