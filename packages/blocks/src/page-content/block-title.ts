import type { TFunction } from 'i18next'
import { findBlock } from '../registry'
import type { KnownBlock } from './placed-block'

/** What the heading of a block says; undefined where it has none, or nobody knows yet. */
export function blockTitle({ name, props, initial }: Pick<KnownBlock, 'name' | 'props' | 'initial'>, t: TFunction): string | undefined {
  return findBlock(name)?.title?.(t, props as never, (initial ?? undefined) as never)
}
