import { longestText } from '../contract/longest-text'
import { defineCommand, UsageError } from './command'
import { numberFrom } from './number-from'
import { questionData, signature } from './question-view'
import { withModeration } from './with-database'

const longestName = longestText('BlogQuestionSubmission', 'full_name')

export const questionsRename = defineCommand({
  name: 'questions rename',
  usage: '<number> <name> [--by NAME]',
  words: Infinity,
  summary: 'Corrects the sender’s name, given name first; updates it where it is published.',
  options: { by: { type: 'string' } },
  async run({ config, args, options: { by } }) {
    const number = numberFrom(args, 'questions rename')
    const name = args.slice(1).join(' ').trim()
    if (name === '' || name.length > longestName) throw new UsageError(`questions rename: give the name, the given name first, in at most ${longestName} characters`)
    return withModeration(config, by, async (moderation) => {
      const question = await moderation.rename(number, name)
      return { lines: [`${question.number}: the sender is called ${name}`, ...signature(question)], data: questionData(question) }
    })
  },
})
