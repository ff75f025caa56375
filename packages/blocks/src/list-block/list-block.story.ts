import type { Story } from '../testing/story'
import type { ListBlockOptions } from './list-block.options'

export const story = {
  options: { list_id: 7 },
  asks: ['listEntries'],
  step: '?sort=title',
} satisfies Story<ListBlockOptions>
