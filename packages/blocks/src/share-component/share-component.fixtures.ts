import type { EmbeddedProps } from '../page-content/block-definition'
import type { ShareComponentOptions } from './share-component.options'

export const fixtures = {
  'of any page': { options: {}, initial: undefined },
  'icons alone': { options: { compact: true }, initial: undefined },
} satisfies Record<string, EmbeddedProps<ShareComponentOptions, undefined>>
