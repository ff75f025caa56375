import { ErrorNotice } from '../components/error-notice'
import { useLateMessages } from '../i18n/use-late-messages'

/** In the place of a page that fails in the browser: the code and the way home. Its messages come with it. */
export function ErrorPage() {
  return useLateMessages('sections') ? <ErrorNotice status={500} /> : null
}
