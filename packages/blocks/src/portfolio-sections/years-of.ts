/**
 * `2019–2023`, `2023` where it begins and ends in one year, `2019 – present`, `2019` where the end is unknown; empty
 * without a date.
 *
 * @param present what stands for the end of something that lasts; empty where that is not known
 */
export function yearsOf({ starts_at, ends_at }: { starts_at: string | null; ends_at: string | null }, present: string): string {
  const [start, end] = [starts_at?.slice(0, 4), ends_at?.slice(0, 4)]
  if (start && present) return `${start} – ${present}`
  if (start && end && start !== end) return `${start}–${end}`
  return start ?? end ?? present
}
