import type { NoMessages } from '../i18n/load-messages'
import { meetMissingCode } from './missing-code'

/**
 * Asks again for the words of a page, after one second, two, four and so on, and tells who waits for the page, once: they may go elsewhere meanwhile.
 *
 * @param failure why there are none
 * @param ask @returns the same of another try
 */
export async function awaitWords(failure: NoMessages, ask: () => Promise<NoMessages | undefined>): Promise<void> {
  meetMissingCode(failure.cause, true)
  for (let last: NoMessages | undefined = failure, pause = 1_000; last; pause *= 2) {
    await new Promise((resolve) => setTimeout(resolve, pause))
    last = await ask()
  }
}
