import { useState } from 'react'
import { receipts } from './receipts'

export interface KeptReceipt<Answer> {
  receipt: Answer | undefined
  /** It has just come, and takes the place of the form that had the focus. */
  isNew: boolean
  keep(receipt: Answer): void
  /** The form takes its place again. */
  forget(): void
}

/**
 * What a form was answered. In another language, and when its sender comes back to its page, it is another form: a code that comes but once would be
 * gone with the first, and what has arrived would seem not to be sent.
 *
 * @param form the name of its draft
 */
export function useReceipt<Answer>(form: string): KeptReceipt<Answer> {
  const [{ receipt, isNew }, show] = useState({ receipt: receipts.get(form) as Answer | undefined, isNew: false })
  return {
    receipt,
    isNew,
    keep(answer) {
      receipts.set(form, answer)
      show({ receipt: answer, isNew: true })
    },
    forget() {
      receipts.delete(form)
      show({ receipt: undefined, isNew: false })
    },
  }
}
