/** For dates as text: the later one first, those without a date last. */
export function latestFirst(a: string | null, b: string | null): number {
  return (b ?? '').localeCompare(a ?? '')
}
