import type { QuestionRow } from '../database/submission-tables'
import { shownName } from '../questions/shown-name'
import { localTime, oneLine } from './format'

/** A question with `--json`: what is for machines only stays out. */
export function questionData({ id: _id, tracking_hash: _hash, is_public, ...row }: QuestionRow): object {
  return { ...row, is_public: is_public === 1 }
}

/** What a step has made of a question. */
export function stepLine({ number, status, updated_at }: QuestionRow): string {
  return `${number} is now ${status} (${localTime(updated_at)})`
}

/** How readers are shown who asks, for a moderator to see before they do; nothing where they are not, or the sender is forgotten. */
export function signature({ kind, is_public, name }: QuestionRow): string[] {
  return kind === 'blog' && is_public === 1 && name !== '' ? [oneLine(`for the public, signed ${shownName(name)}`)] : []
}
