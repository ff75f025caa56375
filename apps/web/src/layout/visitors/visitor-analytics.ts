import type { BlockEnvironment } from '@university/blocks/environment'
import { countVisitor } from './count-visitor'

/** The visitor analytics of sites that have them: counts the visitor whatever page he comes to. */
export function startAnalytics(site: BlockEnvironment['site'], language: BlockEnvironment['language']): void {
  void countVisitor(site, language)
}
