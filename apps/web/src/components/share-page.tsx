import { BlockEnvironmentProvider, useBlockEnvironment } from '@university/blocks/environment'
import { Island } from '@university/blocks/island'
import { islandCode } from '@university/blocks/island-code'
import { whenInReach, whenNear } from '@university/blocks/when-near'
import { useMemo } from 'react'
import { useBlockMessages } from '../blocks/use-block-messages'
import type { PageContext } from '../lib/page-context'
import { sharedPage, type SharedItem } from '../lib/shared-page'
import * as styles from './share-page.module.css'

const name = 'ShareComponent'
const share = islandCode(() => import(/* webpackChunkName: "share" */ '@university/blocks/share-component').then((module) => module.ShareComponent), whenNear('50%'))
const props = { options: { compact: true }, initial: undefined }

export interface SharePageProps {
  pageContext: PageContext
  item: SharedItem
}

/** Passes the page on, by the block of content pages: an island that the address does not wake, but a finger that may come. */
export function SharePage({ pageContext, item }: SharePageProps) {
  const environment = useBlockEnvironment()
  const loadMessages = useBlockMessages()
  const own = useMemo(() => ({ ...environment, page: sharedPage(pageContext, item) }), [environment, item, pageContext])
  return (
    <BlockEnvironmentProvider value={own}>
      <Island id={name} data-block={name} className={styles.place} code={share} props={props} loadMessages={loadMessages} wokenBy={whenInReach} />
    </BlockEnvironmentProvider>
  )
}
