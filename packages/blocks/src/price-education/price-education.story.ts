import type { Story } from '../testing/story'
import type { PriceEducationOptions } from './price-education.options'

export const story = {
  options: {},
  asks: ['listPrices', 'listPriceCategories'],
  step: '?level=bachelor',
  states: {
    'with its chart': { press: ['chart.show'], shows: 'figure svg' },
    'chart that gets no data': { later: (mocks) => mocks.on('listPrices').fail('network'), press: ['chart.show'] },
  },
} satisfies Story<PriceEducationOptions>
