import type { Language } from '../environment/environment'

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

/** 89640000 → `89 640 000 ₸`, in English `₸89,640,000`; the amounts of the contract are whole tenge. */
export function formatAmount(tenge: number, language: Language): string {
  const group = language === 'en' ? ',' : '\u00a0'
  const digits = String(tenge).replace(/\B(?=(\d{3})+(?!\d))/g, group)
  return language === 'en' ? `₸${digits}` : `${digits}\u00a0₸`
}
