/** `?year=2026` → 2026; undefined for what is no year of the contract. */
export function readYear(search: string): number | undefined {
  const year = new URLSearchParams(search).get('year') ?? ''
  return /^(19\d\d|20\d\d|21\d\d|2200)$/.test(year) ? Number(year) : undefined
}
