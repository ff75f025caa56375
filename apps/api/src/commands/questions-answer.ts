import { isUtf8 } from 'node:buffer'
import { readFileSync } from 'node:fs'
import { resolve } from 'node:path'
import { longestText } from '../contract/longest-text'
import { answerHtml } from '../questions/publish-question'
import { defineCommand, UsageError } from './command'
import { numberFrom } from './number-from'
import { onlyOne } from './only-one'
import { questionData, stepLine } from './question-view'
import { sendMails, withModeration } from './with-database'

/** As it is published, in HTML. */
const longestAnswer = longestText('BlogQuestion', 'answer')

export const questionsAnswer = defineCommand({
  name: 'questions answer',
  usage: '<number> <text> | --file FILE | --called [note] [--by NAME]',
  words: Infinity,
  summary: 'Answers a registered question by e-mail, or notes that its sender was called.',
  options: { text: { type: 'string' }, file: { type: 'string' }, called: { type: 'boolean' }, by: { type: 'string' } },
  async run({ config, args, options }) {
    const number = numberFrom(args, 'questions answer')
    const { text, file, called } = options
    const given = onlyOne('questions answer', [file === undefined ? undefined : readAnswer(file), text, args[1] && args.slice(1).join(' ')])
    const answer = given.trim()
    if (!called && answer === '') throw new UsageError('questions answer: give the answer, a file with it (--file), or say that the sender was called (--called)')
    const { length } = answerHtml(answer)
    if (length > longestAnswer) throw new UsageError(`questions answer: the answer may have at most ${longestAnswer} characters of HTML, in which a line ends with <br />; it has ${length}`)

    return withModeration(config, options.by, async (moderation, database) => {
      if (called) {
        const question = await moderation.markCalled(number, answer || null)
        return { lines: [stepLine(question)], data: questionData(question) }
      }
      const question = await moderation.answer(number, answer)
      return { lines: [stepLine(question)], data: questionData(question), note: await sendMails(database, config) }
    })
  },
})

/** @throws UsageError for a file that cannot be read, and for one in another encoding, whose letters would all be mailed as the one sign for what cannot be read */
function readAnswer(file: string): string {
  let content: Buffer
  try {
    content = readFileSync(resolve(file))
  } catch (cause) {
    throw new UsageError(`questions answer: ${file} cannot be read: ${(cause as Error).message}`, { cause })
  }
  if (!isUtf8(content)) throw new UsageError(`questions answer: ${file} is not in UTF-8; save it in this encoding`)
  return content.toString()
}
