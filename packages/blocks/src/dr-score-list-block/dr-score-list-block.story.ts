import type { Story } from '../testing/story'
import type { DrScoreListBlockOptions } from './dr-score-list-block.options'

export const story = {
  options: {},
  asks: ['listDoctoralScores', 'listPages'],
  step: '?edu=kz',
} satisfies Story<DrScoreListBlockOptions>
