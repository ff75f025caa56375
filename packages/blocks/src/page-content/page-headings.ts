import { blockKey, pageAnchors, withHeadingAnchors, type Heading } from '@university/api-client/page-anchors'
import type { LocalText } from '@university/api-client/pick-text'
import type { Language } from '../environment/environment'
import { anchorPrefix } from '../content-block/isolate-anchors'
import type { KnownBlock } from './placed-block'

export interface PageHeading extends Heading {
  /** True where a block has it: it is in the language of the page, whatever the text is in, unless it says another. */
  isOfBlock: boolean
  /** Of what an editor calls a gallery or a list. */
  language?: Language | undefined
}

/** What blocks show of what an editor wrote: their title, and the text of another page. */
interface ShownTexts {
  title?: LocalText | null
  content?: LocalText | null
}

/** Blocks that are for acting and not for reading: nobody looks for them in an outline. */
const notOutlined = ['ShareComponent']

/** The headings of a page in the order in which it shows them: those of its text, and those of the blocks in it. */
export function pageHeadings(html: string, blocks: readonly KnownBlock[]): PageHeading[] {
  return pageAnchors(html).flatMap((anchor): PageHeading[] => {
    if (anchor.kind === 'heading') return [{ id: anchor.id, text: anchor.text, isOfBlock: false }]
    const { name, title, initial } = blocks.find((block) => blockKey(block) === blockKey(anchor)) ?? {}
    if (name && notOutlined.includes(name)) return []
    const shown = initial as ShownTexts | null | undefined
    const own = title ? [{ id: anchor.id, text: title, isOfBlock: true, language: shown?.title?.language }] : []
    return [...own, ...headingsOf(shown?.content, anchor.id)]
  })
}

function headingsOf(content: LocalText | null | undefined, block: string): PageHeading[] {
  if (!content) return []
  return withHeadingAnchors(content.text).headings.map(({ id, text }) => ({ id: anchorPrefix(block) + id, text, isOfBlock: true, language: content.language }))
}
