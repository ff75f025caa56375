import { endOfDay } from './end-of-day'
import { useIsPast } from './use-is-past'

/**
 * Whether what holds until a day has ended, by the reader's clock.
 *
 * @param day `2026-12-31`; null never comes
 * @param known whether the build knew that it is over
 * @returns `until`: when it will be, for `data-until`; undefined where it has ended or never does
 */
export function useEndOfDay(day: string | null, known: boolean): { hasEnded: boolean; until: string | undefined } {
  const end = day && new Date(endOfDay(day)).toISOString()
  const hasEnded = useIsPast(end, known) || known
  return { hasEnded, until: hasEnded ? undefined : (end ?? undefined) }
}
