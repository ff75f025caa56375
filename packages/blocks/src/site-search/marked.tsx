import type { Schema } from '@university/api-client/types'
import { Fragment } from 'react'
import { markRanges } from './mark-ranges'

/** A text with the words marked that were looked for. */
export function Marked({ text, marks }: Schema<'SearchSnippet'>) {
  return markRanges({ text, marks }).map(({ text: part, isMarked }, index) => (isMarked ? <mark key={index}>{part}</mark> : <Fragment key={index}>{part}</Fragment>))
}
