import type { BlockEnvironment } from '@university/blocks/environment'
import { countVisitor } from './count-visitor'

/**
 * The visitor analytics of sites that have them: counts the visitor whatever page he comes to. It sets no cookie, asks no
 * other host, and leaves alone who asks not to be tracked; the server knows a visitor for one day, by a hash.
 */
export function startAnalytics(site: BlockEnvironment['site'], language: BlockEnvironment['language']): void {
  if (isUnwanted(navigator)) return
  void countVisitor(site, language)
}

/** Do Not Track, or Global Privacy Control. */
function isUnwanted(browser: Navigator & { globalPrivacyControl?: boolean }): boolean {
  return browser.doNotTrack === '1' || browser.globalPrivacyControl === true
}
