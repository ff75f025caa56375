import { useEffect, useState } from 'react'
import { Link } from '../components/link'
import { loadConsent } from '../forms/consent'
import { useLanguage } from '../i18n/use-language'

/** The way to the text that visitors agree to; nothing where the site has none. */
export function PersonalDataLink({ site }: { site: string }) {
  const { t } = useLanguage()
  const [slug, setSlug] = useState<string | null>(null)

  useEffect(() => {
    let isCurrent = true
    void loadConsent(site).then((consent) => {
      if (isCurrent && consent.ok) setSlug(consent.data.page_slug)
    })
    return () => {
      isCurrent = false
    }
  }, [site])

  return slug === null ? null : <Link to={`/page/${slug}`}>{t('reception_page.personal_data')}</Link>
}
