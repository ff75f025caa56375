/** Facets for a list of those filters that a request gives. */
export function facetsOf(wanted: Record<string, string | number | boolean | undefined>): { name: string; value: string }[] {
  return Object.entries(wanted).flatMap(([name, value]) => (value === undefined ? [] : [{ name, value: String(value) }]))
}

/** Of years, as facets have them. */
export function newestFirst(years: ReadonlyMap<string, number>): number[] {
  return [...years.keys()].map(Number).sort((a, b) => b - a)
}
