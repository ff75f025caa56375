import { meetMissingCode } from '../builds/missing-code'
import { useLateMessages } from '../i18n/use-late-messages'

/** The words of forms. Where they do not come their reader, who sees the outline of a form alone, is told once. @returns whether `t` knows them */
export function useFormMessages(): boolean {
  return useLateMessages('forms', { onFail: tellMissing })
}

function tellMissing(cause: unknown): void {
  meetMissingCode(cause, true)
}
