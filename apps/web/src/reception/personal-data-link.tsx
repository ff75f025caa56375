import { Link } from '../components/link'
import { useConsentPage } from '../forms/use-consent-page'
import { useLanguage } from '../i18n/use-language'

/** The way to the text that visitors agree to; nothing where the site has none. */
export function PersonalDataLink({ site }: { site: string }) {
  const { t } = useLanguage()
  const slug = useConsentPage(site)
  return slug ? <Link to={`/page/${slug}`}>{t('reception_page.personal_data')}</Link> : null
}
