import { useMemo } from 'react'
import { I18nextProvider } from 'react-i18next'
import { BlockEnvironmentProvider } from '../environment/environment'
import { BlockBoundary } from './block-boundary'
import type { BlockLoader, BlockView } from './block-definition'
import { HiddenBlock } from './hidden-block'
import type { BlockFrame, PlacedBlock } from './placed-block'
import { scopeEnvironment } from './scope-environment'
import { WithFirstScreen } from './with-first-screen'

export interface BlockTreeProps {
  block: PlacedBlock
  frame: BlockFrame
  /** Undefined where nobody knows the block. */
  View: BlockView<never, never> | undefined
  load: BlockLoader<never, unknown> | undefined
}

/** A block with what it needs around it. The server renders the same tree into the page that the browser then takes over. */
export function BlockTree({ block, frame: { environment, page, i18n }, View, load }: BlockTreeProps) {
  const scoped = useMemo(() => scopeEnvironment({ ...environment, page }, block, i18n.t), [environment, page, block, i18n])
  return (
    <I18nextProvider i18n={i18n}>
      <BlockEnvironmentProvider value={scoped}>
        <BlockBoundary name={block.name}>
          {!View || block.hidden ? (
            <HiddenBlock block={block} isKnown={View !== undefined} />
          ) : load && (block.initial === undefined || block.initial === null) ? (
            <WithFirstScreen block={block} View={View} load={load} />
          ) : (
            <View options={block.props as never} initial={block.initial as never} />
          )}
        </BlockBoundary>
      </BlockEnvironmentProvider>
    </I18nextProvider>
  )
}

/** For `useId`: two trees of a page must not count alike. */
export function idPrefixOf({ place }: PlacedBlock): string {
  return `b${place + 1}-`
}
