import type { Command } from './command'
import { numberFrom } from './number-from'
import { questionData } from './question-view'
import { withModeration } from './with-database'

export const questionsForget: Command = {
  name: 'questions forget',
  usage: '<number> [--by NAME]',
  summary: 'Removes name, address, text, file and publication of a question that is over; its number and trail stay.',
  options: { by: { type: 'string' } },
  async run({ config, args, options: { by } }) {
    const number = numberFrom(args, 'questions forget')
    const question = await withModeration(config, by, (moderation) => moderation.forget(number))
    return { lines: [`${number}: the sender is forgotten`], data: questionData(question) }
  },
}
