import type { Story } from '../testing/story'
import type { DissertationOptions } from './dissertation.options'

export const story = {
  options: {},
  asks: ['listDissertations'],
  step: '?status=planned',
  states: {
    'with the documents of a defence': { press: ['defences.items'] },
    'documents on their way': { later: (mocks) => mocks.on('getDoctoral').fail('timeout'), isWaiting: true, press: ['defences.items'] },
    'documents that fail': { later: (mocks) => mocks.on('getDoctoral').fail('badResponse'), press: ['defences.items'] },
  },
} satisfies Story<DissertationOptions>
