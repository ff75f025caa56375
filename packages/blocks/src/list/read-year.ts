import { year } from './parameters'

/** `?year=2026` → 2026; undefined for what is no year of the contract. */
export function readYear(search: string): number | undefined {
  const found = year(new URLSearchParams(search).get('year') ?? '')
  return found === undefined ? undefined : Number(found)
}
