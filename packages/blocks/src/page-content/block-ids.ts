import { unique } from '../content-block/prepare-content'

/**
 * Ids of the blocks of a page: their names, `PriceEducation`, the second one `PriceEducation-2`. They stay when a title or the
 * language is another one, and look like none that a heading gets.
 *
 * @param taken other ids of the page
 */
export function blockIds(blocks: readonly { name: string }[], taken: Iterable<string | undefined> = []): string[] {
  const used = new Set(taken)
  return blocks.map(({ name }) => unique(name, used))
}
