import type { Story } from '../testing/story'
import type { NewsBlockOptions } from './news-block.options'

export const story = {
  options: {},
  asks: ['listNews', 'listNewsCategories'],
  step: '?category=science',
  states: {
    'as rows': { step: '?view=rows' },
  },
} satisfies Story<NewsBlockOptions>
