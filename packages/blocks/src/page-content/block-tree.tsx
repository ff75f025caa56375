import { useMemo } from 'react'
import { useTranslation } from 'react-i18next'
import { AddressQuery, BlockEnvironmentProvider, useBlockEnvironment, type BlockEnvironment } from '../environment/environment'
import { isPreview } from '../environment/is-preview'
import { useSame } from '../environment/use-same'
import { PartBoundary } from '../failure-notice/part-boundary'
import type { BlockLoader, BlockView } from './block-definition'
import { HiddenBlock } from './hidden-block'
import type { PlacedBlock } from './placed-block'
import { ownQuery, scopeEnvironment } from './scope-environment'
import { WithFirstScreen } from './with-first-screen'

export interface BlockTreeProps {
  block: PlacedBlock
  /** The page, as others are told of it. */
  page: NonNullable<BlockEnvironment['page']>
  /** Undefined where nobody knows the block. */
  View: BlockView<never, never> | undefined
  load: BlockLoader<never, unknown> | undefined
}

/** A block with what it needs around it. What another block changes in the address it does not hear of. */
export function BlockTree({ block, page, View, load }: BlockTreeProps) {
  const environment = useBlockEnvironment()
  const { i18n } = useTranslation()
  const search = block.all.length === 1 ? environment.search : ownQuery(environment.search, block.place)
  const own = useSame({ ...environment, search, page })
  const scoped = useMemo(() => scopeEnvironment(own, block, i18n.t), [own, block, i18n])
  const view = useMemo(() => {
    if (!View || block.hidden) return <HiddenBlock block={block} isKnown={View !== undefined} />
    if (load && (block.initial === undefined || block.initial === null)) return <WithFirstScreen block={block} View={View} load={load} />
    return <View id={block.id} options={block.props as never} initial={block.initial as never} />
  }, [block, View, load])
  // The API leaves out for visitors what nobody knows; editors are told.
  if (!View && !isPreview(environment.search)) return <div hidden />
  return (
    <AddressQuery.Provider value={environment.search}>
      <BlockEnvironmentProvider value={scoped}>
        <PartBoundary name={`The block ${block.name}`}>{view}</PartBoundary>
      </BlockEnvironmentProvider>
    </AddressQuery.Provider>
  )
}
