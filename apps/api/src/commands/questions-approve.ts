import { defineCommand } from './command'
import { withEachNumber } from './number-from'
import { questionData, signature, stepLine } from './question-view'
import { withModeration } from './with-database'

export const questionsApprove = defineCommand({
  name: 'questions approve',
  usage: '<number> … [--by NAME]',
  words: Infinity,
  summary: 'Registers a question; a question to a blog is published if its sender agreed.',
  options: { by: { type: 'string' } },
  run: ({ config, args, options: { by } }) =>
    withModeration(config, by, (moderation) =>
      withEachNumber(args, 'questions approve', async (number) => {
        const question = await moderation.approve(number)
        return { line: [stepLine(question), ...signature(question)].join('; '), data: questionData(question) }
      }),
    ),
})
