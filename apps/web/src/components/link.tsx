import { Link as GatsbyLink } from 'gatsby'
import { isFile } from '@university/blocks/page-path'
import type { ReactNode } from 'react'
import type { Language } from '../i18n/languages'
import { localizePath } from '../i18n/paths'
import { useLanguage } from '../i18n/use-language'
import { Icon } from './icon'

export interface LinkProps {
  /** A path of the site without a language, one of the API or of a file, or an external URL, which opens in a new tab. */
  to: string
  className?: string | undefined
  /** BCP 47 tag of the text where it is not in the language of the page. */
  lang?: string | undefined
  rel?: string
  'aria-current'?: 'page'
  'data-current'?: boolean | undefined
  onClick?: () => void
  children: ReactNode
  /** Of the page; needed where React's context does not reach, as in the blocks of a page. */
  language?: Language
  /** Leaves out the arrow that marks a link to the outside. */
  plain?: boolean
}

/** A link in the language of the page. */
export function Link({ to, children, plain = false, language: given, ...rest }: LinkProps) {
  const { language, t } = useLanguage()
  const isOutside = !to.startsWith('/') || to.startsWith('//')
  if (!isOutside && !isFile(to)) {
    return (
      <GatsbyLink to={localizePath(given ?? language, to)} {...rest}>
        {children}
      </GatsbyLink>
    )
  }
  return (
    <a href={to} {...(isOutside && { target: '_blank', rel: 'noopener' })} {...rest}>
      {children}
      {isOutside && !plain && (
        <span className="link-outside" aria-hidden="true">
          <Icon name="external" />
        </span>
      )}
      {isOutside && <span className="visually-hidden"> {t('site.opens_in_new_tab')}</span>}
    </a>
  )
}
