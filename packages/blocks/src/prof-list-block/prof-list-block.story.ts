import type { Story } from '../testing/story'
import type { ProfListBlockOptions } from './prof-list-block.options'

export const story = {
  options: {},
  asks: ['listProfessions', 'listTrainingFields'],
  step: '?level=bachelor',
  states: {
    'a profession with its programmes': { step: '?profession=21' },
    'programmes that fail': { later: (mocks) => mocks.on('listPrograms').fail('badResponse'), step: '?profession=21' },
    'a profession without programmes': {
      later: (mocks) => mocks.on('listPrograms').answer(200, (_request, usual) => ({ ...usual, data: [], total: 0, last_page: 1 })),
      step: '?profession=21',
    },
  },
} satisfies Story<ProfListBlockOptions>
