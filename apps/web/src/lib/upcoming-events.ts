import type { EventItem } from '@university/blocks/events-plugin/options'
import type { Language } from '../i18n/languages'
import { compareTexts } from './compare-texts'
import { toEventItem } from './to-event-item'

/**
 * The next events, the earliest first, of two lists that are one for the reader: a filter of GraphQL knows no "or".
 *
 * @param withEnd those whose end is to come
 * @param openEnded those without an end, which are over when their day is
 */
export function upcomingEvents(withEnd: readonly Queries.EventRowFragment[], openEnded: readonly Queries.EventRowFragment[], language: Language, most: number): EventItem[] {
  return [...withEnd, ...openEnded]
    .map((event) => toEventItem(event, language))
    .sort((a, b) => compareTexts(a.startsAt, b.startsAt) || a.id - b.id)
    .slice(0, most)
}
