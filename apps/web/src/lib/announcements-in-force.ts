import { compareTexts } from './compare-texts'

/**
 * The announcements in force, the newest first, in the order of the API, of two lists that are one for the reader: a
 * filter of GraphQL knows no "or".
 *
 * @param temporary those whose end is to come
 * @param lasting those that always apply
 */
export function announcementsInForce<Row extends Pick<Queries.AnnouncementTitleFragment, 'api_id' | 'published_at'>>(
  temporary: readonly Row[],
  lasting: readonly Row[],
  most: number,
): Row[] {
  return [...temporary, ...lasting]
    .sort((a, b) => compareTexts(b.published_at, a.published_at) || a.api_id - b.api_id)
    .slice(0, most)
}
