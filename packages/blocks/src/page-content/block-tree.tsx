import { useMemo } from 'react'
import { useTranslation } from 'react-i18next'
import { BlockEnvironmentProvider, useBlockEnvironment, type BlockEnvironment } from '../environment/environment'
import { isPreview } from '../environment/is-preview'
import { PartBoundary } from '../failure-notice/part-boundary'
import type { BlockLoader, BlockView } from './block-definition'
import { HiddenBlock } from './hidden-block'
import type { PlacedBlock } from './placed-block'
import { scopeEnvironment } from './scope-environment'
import { WithFirstScreen } from './with-first-screen'

export interface BlockTreeProps {
  block: PlacedBlock
  /** The page, as others are told of it. */
  page: NonNullable<BlockEnvironment['page']>
  /** Undefined where nobody knows the block. */
  View: BlockView<never, never> | undefined
  load: BlockLoader<never, unknown> | undefined
}

/** A block with what it needs around it. */
export function BlockTree({ block, page, View, load }: BlockTreeProps) {
  const environment = useBlockEnvironment()
  const { i18n } = useTranslation()
  const scoped = useMemo(() => scopeEnvironment({ ...environment, page }, block, i18n.t), [environment, page, block, i18n])
  // The API leaves out for visitors what nobody knows; editors are told.
  if (!View && !isPreview(environment.search)) return <div hidden />
  return (
    <BlockEnvironmentProvider value={scoped}>
      <PartBoundary name={`The block ${block.name}`}>
        {!View || block.hidden ? (
          <HiddenBlock block={block} isKnown={View !== undefined} />
        ) : load && (block.initial === undefined || block.initial === null) ? (
          <WithFirstScreen block={block} View={View} load={load} />
        ) : (
          <View id={block.id} options={block.props as never} initial={block.initial as never} />
        )}
      </PartBoundary>
    </BlockEnvironmentProvider>
  )
}
