import { useEffect, useSyncExternalStore } from 'react'
import { knownConsent, loadConsent, onConsent } from './consent'

/** Slug of the page with the text that visitors agree to; undefined until it is known, null where the site has none. */
export function useConsentPage(site: string): string | null | undefined {
  useEffect(() => void loadConsent(site), [site])
  return useSyncExternalStore(onConsent, () => knownConsent(site)?.page_slug)
}
