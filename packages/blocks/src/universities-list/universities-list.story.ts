import type { Story } from '../testing/story'
import type { UniversitiesListOptions } from './universities-list.options'

export const story = {
  options: {},
  asks: ['listUniversities', 'listCountries', 'listCooperations'],
  step: '?agreement=active',
  states: {
    'with its map': { step: '?view=map', shows: 'figure svg' },
    'map that gets no data': { later: (mocks) => mocks.on('listUniversities').fail('network'), step: '?view=map' },
  },
} satisfies Story<UniversitiesListOptions>
