import { defineCommand } from './command'
import { withEachNumber } from './number-from'
import { questionData } from './question-view'
import { withModeration } from './with-database'

export const questionsForget = removal('forget', 'Removes name, address, text, file and publication of a question that is over; its number and trail stay.', 'the sender is forgotten')

export const questionsDiscard = removal('discard', 'For junk: ends a question that is on moderation and forgets its sender, without a mail.', 'discarded, the sender is forgotten')

/** @param done what is said afterwards, behind the number */
function removal(step: 'forget' | 'discard', summary: string, done: string) {
  return defineCommand({
    name: `questions ${step}`,
    usage: '<number> … [--by NAME]',
    words: Infinity,
    summary,
    options: { by: { type: 'string' } },
    run: ({ config, args, options: { by } }) =>
      withModeration(config, by, (moderation) => withEachNumber(args, `questions ${step}`, async (number) => ({ line: `${number}: ${done}`, data: questionData(await moderation[step](number)) }))),
  })
}
