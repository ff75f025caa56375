import type { Story } from '../testing/story'
import type { ShareComponentOptions } from './share-component.options'

export const story = {
  options: {},
  asks: [],
  states: {
    'after the link was asked for': { about: 'Copied, or to be copied by hand where the browser forbids it.', press: ['share.copy'] },
  },
} satisfies Story<ShareComponentOptions>
