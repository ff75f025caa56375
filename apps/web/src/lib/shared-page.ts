import { localizePath } from '../i18n/paths'
import { getShell } from '../shell/store'
import type { PageContext } from './page-context'

export interface SharedItem {
  title: { readonly text: string } | null
  seo?: { readonly meta_title: { readonly text: string } | null } | undefined
}

/** A page as others are told of it: by its canonical address, and by its title with the name of the site. */
export function sharedPage({ shell: key, language, i18n }: PageContext, { title, seo }: SharedItem): { url: string; title: string } {
  const shell = getShell(key)
  return { url: `${shell?.origin}${localizePath(language, i18n.originalPath)}`, title: `${seo?.meta_title?.text ?? title?.text} — ${shell?.name}` }
}
