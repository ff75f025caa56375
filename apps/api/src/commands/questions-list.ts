import type { QuestionRow } from '../database/submission-tables'
import { choiceOption } from './choice-option'
import { defineCommand } from './command'
import { columns, localTime } from './format'
import { limitOption } from './limit-option'
import { questionData } from './question-view'
import { withModeration } from './with-database'

const statuses = ['on_moderation', 'rejected', 'registered', 'answered', 'called'] as const
const kinds = ['reception', 'blog'] as const

export const questionsList = defineCommand({
  name: 'questions list',
  usage: `[--status ${statuses.join('|')}] [--kind reception|blog] [--limit N]`,
  summary: 'Lists questions to the reception and to blogs, longest waiting first.',
  options: { status: { type: 'string' }, kind: { type: 'string' }, limit: { type: 'string' } },
  async run({ config, options }) {
    const status = choiceOption('status', options.status, statuses)
    const kind = choiceOption('kind', options.kind, kinds)
    const limit = limitOption(options.limit)
    const { rows, note } = limit.cut(await withModeration(config, undefined, (moderation) => moderation.list({ status, kind, limit: limit.read })))
    return { lines: rows.length > 0 ? columns(rows.map(line)) : ['No questions.'], data: rows.map(questionData), note }
  },
})

function line({ number, status, received_at, due_at, language, category, name, question }: QuestionRow): string[] {
  const start = [...question.replace(/\s+/g, ' ')].slice(0, 60).join('')
  return [number, status, localTime(received_at), due_at === null ? '' : `due ${localTime(due_at)}`, language, category, name, start]
}
