import type { BlockEnvironment, Period } from '../environment/environment'

/**
 * When something was to begin that begins at another time now, in words: with its hour where the day is the same, which alone would say nothing.
 *
 * @param former RFC 3339
 * @param formatDate in the language of the reader
 */
export function formatFormerStart(former: string, { startsAt, allDay }: Pick<Period, 'startsAt' | 'allDay'>, formatDate: BlockEnvironment['formatDate']): string {
  const day = formatDate(former)
  return allDay || day !== formatDate(startsAt) ? day : `${day}, ${formatDate(former, 'time')}`
}
