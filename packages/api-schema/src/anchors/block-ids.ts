import { unique } from './unique'

/**
 * Ids of the blocks of a page: their names, `PriceEducation`, the second one `PriceEducation-2`. They stay when a title or the
 * language is another one, and look like none that a heading gets.
 *
 * @param html the text around them, whose headings have their anchors: no block gets an id that stands in it
 */
export function blockIds(blocks: readonly { name: string }[], html = ''): string[] {
  const used = new Set(Array.from(html.matchAll(/ id="([^"]*)"/g), ([, id = '']) => id))
  return blocks.map(({ name }) => unique(name, used))
}
