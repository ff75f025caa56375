import { ErrorNotice } from '../components/error-notice'
import { useLateMessages } from '../i18n/use-late-messages'

export interface ErrorPageProps {
  /** HTTP status, or 500 for what fails in the browser. */
  status: number
}

/** In the place of a page that cannot be shown: the code and the way home. Its messages come with it. */
export function ErrorPage({ status }: ErrorPageProps) {
  return useLateMessages('sections') ? <ErrorNotice status={status} /> : null
}
