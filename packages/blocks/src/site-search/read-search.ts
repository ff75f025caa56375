import type { Schema } from '@university/api-client/types'

export interface SearchChoice {
  /** Words, trimmed; empty where there are none. */
  q: string
  type: Schema<'SearchType'>
  year: number | undefined
  page: number
}

const types: readonly number[] = [1, 2, 3, 4, 5, 6, 7, 8, 9] satisfies Schema<'SearchType'>[]

/** What the address asks for; what it cannot mean is left out. */
export function readSearch(search: string): SearchChoice {
  const parameters = new URLSearchParams(search)
  const [type, year, page] = ['type', 'year', 'page'].map((name) => Number(parameters.get(name) ?? Number.NaN)) as [number, number, number]
  return {
    // By code points, as the API counts them: an emoji is one.
    q: [...(parameters.get('q') ?? '').trim()].slice(0, 200).join(''),
    type: types.includes(type) ? (type as Schema<'SearchType'>) : 1,
    year: Number.isInteger(year) && year >= 1900 && year <= 2200 ? year : undefined,
    page: Number.isInteger(page) && page >= 1 && page <= 100_000 ? page : 1,
  }
}
