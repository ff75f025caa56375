import { useRef, useState, type RefObject } from 'react'
import { receipts } from './receipts'

export interface KeptReceipt<Answer> {
  receipt: Answer | undefined
  /** It has just come, and takes the place of the form that had the focus. */
  isNew: boolean
  keep(receipt: Answer): void
  /** The form takes its place again, and gets the focus: the button that had it goes away. */
  forget(): void
  /** Around the form. */
  form: RefObject<HTMLDivElement>
}

/**
 * What a form was answered. In another language, and when its sender comes back to its page, it is another form: a code that comes but once would be
 * gone with the first, and what has arrived would seem not to be sent.
 *
 * @param name of its draft
 */
export function useReceipt<Answer>(name: string): KeptReceipt<Answer> {
  const [{ receipt, isNew }, show] = useState({ receipt: receipts.get(name) as Answer | undefined, isNew: false })
  const form = useRef<HTMLDivElement>(null)
  return {
    receipt,
    isNew,
    form,
    keep(answer) {
      receipts.set(name, answer)
      show({ receipt: answer, isNew: true })
    },
    forget() {
      receipts.delete(name)
      show({ receipt: undefined, isNew: false })
      setTimeout(() => form.current?.querySelector('input')?.focus())
    },
  }
}
