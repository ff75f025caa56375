import { languageLocales, languages, languageTags, type Language } from '../i18n/languages'
import { localizePath } from '../i18n/paths'
import type { PageContext } from '../lib/page-context'
import { getShell } from '../shell/store'

export interface PageHeadProps {
  pageContext: PageContext
  /** Without the name of the site; absent on the home page. */
  title?: string | undefined
  description?: string | null | undefined
  /** Path or URL of a picture. */
  image?: string | null | undefined
  type?: 'website' | 'article'
  noindex?: boolean
  /** The language that the text is really in, where a translation is missing. */
  textLanguage?: Language | undefined
}

/**
 * What search engines and previews read. The canonical address is the prefixed one, also of the unprefixed page;
 * a language without a text of its own is left out of hreflang, and its page kept out of the index.
 */
export function PageHead({ pageContext, title, description, image, type = 'website', noindex = false, textLanguage }: PageHeadProps) {
  const { language, availableLanguages = languages, i18n } = pageContext
  const shell = getShell(pageContext.shell)
  const origin = shell?.origin ?? ''
  const siteName = shell?.name ?? ''
  const fullTitle = title ? `${title} — ${siteName}` : siteName
  const address = (of: Language) => `${origin}${localizePath(of, i18n.originalPath)}`
  const hidden = noindex || (textLanguage !== undefined && textLanguage !== language)
  const defaultOf = availableLanguages.includes('kz') ? 'kz' : availableLanguages[0]

  return (
    <>
      <html lang={languageTags[language]} dir="ltr" />
      <title>{fullTitle}</title>
      {description && <meta name="description" content={description} />}
      {hidden && <meta name="robots" content="noindex" />}
      <meta name="theme-color" content="#07343d" />
      {!noindex && <link rel="canonical" href={address(language)} />}
      {!noindex && availableLanguages.map((of) => <link key={of} rel="alternate" hrefLang={languageTags[of]} href={address(of)} />)}
      {!noindex && defaultOf && <link rel="alternate" hrefLang="x-default" href={address(defaultOf)} />}
      <meta property="og:type" content={type} />
      <meta property="og:title" content={title ?? siteName} />
      {description && <meta property="og:description" content={description} />}
      {!noindex && <meta property="og:url" content={address(language)} />}
      <meta property="og:site_name" content={siteName} />
      <meta property="og:locale" content={languageLocales[language]} />
      {image && <meta property="og:image" content={image.startsWith('/') ? `${origin}${image}` : image} />}
    </>
  )
}
