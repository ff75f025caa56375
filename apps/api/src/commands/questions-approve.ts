import type { Command } from './command'
import { numberFrom } from './number-from'
import { questionData, stepLine } from './question-view'
import { withModeration } from './with-database'

export const questionsApprove: Command = {
  name: 'questions approve',
  usage: '<number> [--by NAME]',
  summary: 'Registers a question; one to a blog is published, if its sender agrees.',
  options: { by: { type: 'string' } },
  async run({ config, args, options: { by } }) {
    const number = numberFrom(args, 'questions approve')
    const question = await withModeration(config, by, (moderation) => moderation.approve(number))
    return { lines: [stepLine(question)], data: questionData(question) }
  },
}
