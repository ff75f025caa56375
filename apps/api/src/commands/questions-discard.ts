import type { Command } from './command'
import { numberFrom } from './number-from'
import { questionData } from './question-view'
import { withModeration } from './with-database'

export const questionsDiscard: Command = {
  name: 'questions discard',
  usage: '<number> [--by NAME]',
  summary: 'For junk: ends a question that is on moderation and forgets its sender, without a mail.',
  options: { by: { type: 'string' } },
  async run({ config, args, options: { by } }) {
    const number = numberFrom(args, 'questions discard')
    const question = await withModeration(config, by, (moderation) => moderation.discard(number))
    return { lines: [`${number}: discarded, the sender is forgotten`], data: questionData(question) }
  },
}
