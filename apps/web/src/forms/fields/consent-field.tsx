import { localizePath } from '../../i18n/paths'
import { useLanguage } from '../../i18n/use-language'
import { useForm } from '../form-context'
import { useConsentPage } from '../use-consent-page'
import { CheckField } from './check-field'
import * as styles from './fields.module.css'

/** Agreement to the processing of personal data, with the way to its text: in a new tab, for what is typed must stay. */
export function ConsentField() {
  const { t, language } = useLanguage()
  const { site } = useForm()
  const slug = useConsentPage(site)
  // Its place is kept until it is known where the text is: nothing moves.
  if (slug === undefined) {
    return (
      <CheckField name="consent">
        <span className={styles.toCome} aria-hidden="true">
          {t('field.consent_text')}
        </span>
      </CheckField>
    )
  }
  return (
    <CheckField name="consent">
      {slug !== null && (
        <a href={localizePath(language, `/page/${slug}`)} target="_blank" rel="noopener">
          {t('field.consent_text')}
          <span className="visually-hidden"> {t('site.opens_in_new_tab')}</span>
        </a>
      )}
    </CheckField>
  )
}
