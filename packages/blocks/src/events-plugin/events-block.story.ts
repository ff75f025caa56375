import type { Story } from '../testing/story'
import type { EventsBlockOptions } from './events-block.options'

export const story = {
  options: {},
  asks: ['listEvents', 'listEventCategories'],
  step: '?category=culture',
} satisfies Story<EventsBlockOptions>
