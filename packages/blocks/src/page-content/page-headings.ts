import { prepareContent, type Heading } from '../content-block/prepare-content'
import type { Language } from '../environment/environment'
import type { LocalText } from '../environment/pick-text'
import { placeBlocks } from './place-blocks'
import type { KnownBlock } from './placed-block'

export interface PageHeading extends Heading {
  /** True where a block has it: it is in the language of the page, whatever the text is in, unless it says another. */
  isOfBlock: boolean
  /** Of what an editor calls a gallery or a list. */
  language?: Language | undefined
}

/** The headings of a page in the order in which it shows them: those of its text, and those of the blocks in it. */
export function pageHeadings(html: string, blocks: readonly KnownBlock[]): PageHeading[] {
  const { html: prepared, headings } = prepareContent(html, (path) => path)
  return placeBlocks(prepared, blocks).flatMap((part): PageHeading[] => {
    if (part.kind === 'text') return headings.filter(({ id }) => part.html.includes(` id="${id}"`)).map((heading) => ({ ...heading, isOfBlock: false }))
    const { id, title, initial } = part.block
    return title ? [{ id, text: title, isOfBlock: true, language: (initial as { title?: LocalText | null } | null | undefined)?.title?.language }] : []
  })
}
