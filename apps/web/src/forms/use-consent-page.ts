import { useEffect, useState } from 'react'
import { loadConsent } from './consent'

/** Slug of the page with the text that visitors agree to; undefined until it is known, null where the site has none. */
export function useConsentPage(site: string): string | null | undefined {
  const [slug, setSlug] = useState<string | null>()

  useEffect(() => {
    let isCurrent = true
    void loadConsent(site).then((consent) => {
      if (isCurrent && consent.ok) setSlug(consent.data.page_slug)
    })
    return () => {
      isCurrent = false
    }
  }, [site])

  return slug
}
