import { languages, languageTags, type Language } from '../i18n/languages'
import { localizePath } from '../i18n/paths'
import type { PageContext } from '../lib/page-context'
import { getShell } from '../shell/store'

export interface PageHeadProps {
  pageContext: PageContext
  /** Without the name of the site; absent on the home page. */
  title?: string | undefined
  description?: string | null | undefined
  /** For search engines: nothing to find, such as a page that is not there, or a list without anything in it. */
  noindex?: boolean
  /** What an item says of itself to search engines; it outweighs title and description. */
  seo?: Queries.SeoFragment | undefined
  /** The language that the text is really in, where a translation is missing. */
  textLanguage?: Language | undefined
}

/**
 * What a page says of itself to browsers and search engines. The canonical address is the prefixed one, also of the unprefixed page;
 * a language without a text of its own is left out of hreflang, and its page kept out of the index. What only other programs
 * read, previews and JSON-LD, the build puts in, so that it costs no JavaScript: build/findable.
 */
export function PageHead({ pageContext, seo, textLanguage, ...page }: PageHeadProps) {
  const title = seo?.meta_title?.text ?? page.title
  const description = seo?.meta_description?.text ?? page.description
  const noindex = seo?.noindex ?? page.noindex ?? false
  const { language, availableLanguages = languages, i18n } = pageContext
  const shell = getShell(pageContext.shell)
  const origin = shell?.origin ?? ''
  const siteName = shell?.name ?? ''
  const fullTitle = title ? `${title} — ${siteName}` : siteName
  const address = (of: Language) => `${origin}${localizePath(of, i18n.originalPath)}`
  const hidden = noindex || (textLanguage !== undefined && textLanguage !== language)
  const defaultOf = availableLanguages.includes('kz') ? 'kz' : availableLanguages[0]

  const root = <html lang={languageTags[language]} dir="ltr" />
  // The HTML says what there is to say of a closed site (layout/closed-site-html.tsx).
  if (shell?.closed) return root

  return (
    <>
      {root}
      <title>{fullTitle}</title>
      {description && <meta name="description" content={description} />}
      {hidden && <meta name="robots" content="noindex" />}
      <meta name="theme-color" content="#07343d" />
      {!noindex && <link rel="canonical" href={address(language)} />}
      {!noindex && availableLanguages.map((of) => <link key={of} rel="alternate" hrefLang={languageTags[of]} href={address(of)} />)}
      {!noindex && defaultOf && <link rel="alternate" hrefLang="x-default" href={address(defaultOf)} />}
    </>
  )
}
