import { resolve } from 'node:path'
import type { QuestionRow } from '../database/submission-tables'
import { defineCommand } from './command'
import { attachmentData, attachmentLines, localTime, oneLine, quoted, trailData, trailLines } from './format'
import { numberFrom } from './number-from'
import { questionData, signature } from './question-view'
import { withModeration } from './with-database'

export const questionsShow = defineCommand({
  name: 'questions show',
  usage: '<number> [--save DIR] [--by NAME]',
  words: 1,
  summary: 'Shows a question with its trail; --save copies its file out of the quarantine.',
  options: { save: { type: 'string' }, by: { type: 'string' } },
  async run({ config, args, options: { save, by } }) {
    const number = numberFrom(args, 'questions show')
    return withModeration(config, by, async (moderation) => {
      const saved = save === undefined ? [] : await moderation.saveFiles(number, resolve(save))
      const { question, attachments, trail } = await moderation.show(number)
      return {
        lines: [...questionLines(question), ...attachmentLines(attachments, saved), '', ...trailLines(trail)],
        data: { ...questionData(question), attachments: attachmentData(attachments, saved), history: trailData(trail) },
      }
    })
  },
})

function questionLines(row: QuestionRow): string[] {
  const { number, kind, blog_slug, status, received_at, updated_at, due_at, language, category, name, email, phone, question, answer, rejection_reason } = row
  return [
    `${number}  ${kind === 'blog' ? `blog ${blog_slug}` : 'reception'}  ${category}  ${language}`,
    `${status} since ${localTime(updated_at)}; received ${localTime(received_at)}${due_at === null ? '' : `; due ${localTime(due_at)}`}`,
    [name, email, phone ?? ''].filter(Boolean).map(oneLine).join('  '),
    ...signature(row),
    '',
    ...quoted(question),
    ...(answer === null ? [] : ['', 'Answer:', ...quoted(answer)]),
    ...(rejection_reason === null ? [] : ['', 'Rejected:', ...quoted(rejection_reason)]),
    '',
  ]
}
