import type { Story } from '../testing/story'
import type { DigitalShowcaseOptions } from './digital-showcase.options'

export const story = {
  options: {},
  asks: ['listShowcase'],
  step: '?q=sabaq',
  states: {
    'a product unfolded': { press: ['showcase.details'] },
    'with its chart': { press: ['chart.show'], shows: 'figure svg' },
  },
} satisfies Story<DigitalShowcaseOptions>
