import { Island } from '../island/island'
import { whenInReach } from '../island/when-near'
import { blockCode } from './block-code'
import type { PlacedBlockProps } from './load-block'
import * as styles from './embedded-block.module.css'

export interface EmbeddedBlockProps extends PlacedBlockProps {
  loadMessages: () => Promise<void>
}

/** A block in a page: an island. Figures: docs/decisions/0019-blocks-in-pages.md. */
export function EmbeddedBlock({ block, page, loadMessages }: EmbeddedBlockProps) {
  return (
    <Island
      id={block.id}
      data-block={block.name}
      className={styles.block}
      code={blockCode(block.name)}
      props={{ block, page }}
      loadMessages={loadMessages}
      followsQuery
      {...(block.name === 'ShareComponent' && { wokenBy: whenInReach })}
    />
  )
}
