import type { TFunction } from 'i18next'
import type { FailureNote } from '../../forms/failure-note'

/**
 * Why the newsletter was not subscribed to, and what to do. In words of its own: those of the forms would come with all that
 * forms say, for a click that rarely fails.
 */
export function failureText(t: TFunction, { message, minutes, errors }: FailureNote): string {
  const later = minutes === undefined ? t('newsletter.later') : t('newsletter.wait', { minutes })
  switch (message) {
    case 'failure.offline':
      return t('newsletter.offline')
    case 'failure.network':
    case 'failure.timeout':
      return t('newsletter.no_answer')
    case 'failure.rate_limited':
      return `${t('newsletter.busy')} ${later}`
    case 'failure.unavailable':
      return `${t('newsletter.unavailable')} ${later}`
    case 'failure.expired':
      return t('newsletter.expired')
    default:
      return errors['email'] ? t('newsletter.wrong_email') : t('newsletter.not_subscribed')
  }
}
