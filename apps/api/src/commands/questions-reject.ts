import { longestText } from '../contract/longest-text'
import { defineCommand, UsageError } from './command'
import { numberFrom } from './number-from'
import { onlyOne } from './only-one'
import { questionData, stepLine } from './question-view'
import { sendMails, withModeration } from './with-database'

const longestReason = longestText('QuestionProgress', 'rejection_reason')

export const questionsReject = defineCommand({
  name: 'questions reject',
  usage: '<number> <reason> [--by NAME]',
  words: Infinity,
  summary: 'Rejects a question and tells the sender why, in the language of the question.',
  options: { reason: { type: 'string' }, by: { type: 'string' } },
  async run({ config, args, options }) {
    const number = numberFrom(args, 'questions reject')
    const reason = onlyOne('questions reject', [options.reason, args[1] && args.slice(1).join(' ')]).trim()
    if (reason === '') throw new UsageError('questions reject: say why, in the language of the question')
    if (reason.length > longestReason) throw new UsageError(`questions reject: the reason may have at most ${longestReason} characters`)
    return withModeration(config, options.by, async (moderation, database) => {
      const question = await moderation.reject(number, reason)
      return { lines: [stepLine(question)], data: questionData(question), note: await sendMails(database, config) }
    })
  },
})
