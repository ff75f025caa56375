import type { QuestionRow } from '../database/submission-tables'
import { localTime } from './format'

/** A question with `--json`: what is for machines only stays out. */
export function questionData({ id: _id, tracking_hash: _hash, is_public, ...row }: QuestionRow): object {
  return { ...row, is_public: is_public === 1 }
}

/** What a step has made of a question. */
export function stepLine({ number, status, updated_at }: QuestionRow): string {
  return `${number} is now ${status} (${localTime(updated_at)})`
}
