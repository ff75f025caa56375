import type { Story } from '../testing/story'
import type { ScoreListBlockOptions } from './score-list-block.options'

export const story = {
  options: {},
  asks: ['listPassingScores', 'listScoreCategories', 'listScoreFields', 'listPages'],
  step: '?edu=kz',
  states: {
    'my score': { step: '?score=97' },
    'a group over the years': { step: '?group=B057', shows: 'figure svg' },
  },
} satisfies Story<ScoreListBlockOptions>
