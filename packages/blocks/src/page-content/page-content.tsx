import { useMemo } from 'react'
import { blockKey } from '@university/api-client/page-anchors'
import { RichText } from '../content-block/content-block'
import { prepareContent } from '../content-block/prepare-content'
import { useBlockEnvironment, type BlockEnvironment, type Language } from '../environment/environment'
import { EmbeddedBlock } from './embedded-block'
import { placeBlocks } from './place-blocks'
import type { KnownBlock } from './placed-block'

export interface PageContentProps {
  /** Sanitised HTML of the contract, with the places of blocks in it. */
  html: string
  /** The language of the text, where it is not the page's. */
  textLanguage?: Language | undefined
  /** What is known of the blocks; their places are in the HTML. */
  blocks: readonly KnownBlock[]
  /** As others are told of it. */
  page: NonNullable<BlockEnvironment['page']>
  /** Fetches what blocks say in the language of the page; asked for before one comes to life. */
  loadMessages: () => Promise<void>
}

/** The content of a page: rich text, and the blocks that its editor put between. */
export function PageContent({ html, textLanguage, blocks, page, loadMessages }: PageContentProps) {
  const { href } = useBlockEnvironment()
  const parts = useMemo(() => placeBlocks(prepareContent(html, href).html, blocks), [html, href, blocks])
  return (
    <>
      {parts.map((part, index) =>
        part.kind === 'text' ? (
          <RichText key={index} html={part.html} textLanguage={textLanguage} />
        ) : (
          <EmbeddedBlock key={`${part.block.place} ${blockKey(part.block)}`} block={part.block} page={page} loadMessages={loadMessages} />
        ),
      )}
    </>
  )
}
