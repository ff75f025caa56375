import { isFile } from '@university/blocks/page-path'
import { isPlainClick } from '@university/blocks/path-to-open'
import { navigate } from 'gatsby'
import { useContext, type MouseEvent, type ReactNode } from 'react'
import type { Language } from '../i18n/languages'
import { localizePath } from '../i18n/paths'
import { useLanguage } from '../i18n/use-language'
import { PathOfPage } from '../shell/path-of-page'
import { Icon } from './icon'

export interface LinkProps {
  /** A path of the site without a language, one of the API or of a file, or an external URL, which opens in a new tab. */
  to: string
  className?: string | undefined
  /** BCP 47 tag of the text where it is not in the language of the page. */
  lang?: string | undefined
  rel?: string
  'aria-current'?: 'page' | 'true'
  onClick?: () => void
  children: ReactNode
  /** Of the page; needed where React's context does not reach, as in the blocks of a page. */
  language?: Language
  /** Leaves out the arrow that marks a link to the outside. */
  plain?: boolean
}

/**
 * A link in the language of the page. It does what Gatsby's does in one component in place of six; outside of the page's tree, in an island, each of Gatsby's would follow the
 * browser's history by itself.
 */
export function Link({ to, children, plain = false, language: given, onClick, ...rest }: LinkProps) {
  const { language, t } = useLanguage()
  const path = useContext(PathOfPage)
  const isOutside = !to.startsWith('/') || to.startsWith('//')
  if (!isOutside && !isFile(to)) {
    const href = localizePath(given ?? language, to)
    const follow = (event: MouseEvent) => {
      onClick?.()
      if (event.defaultPrevented || !isPlainClick(event)) return
      event.preventDefault()
      // To the page itself it is no step, as a browser takes it.
      if (encodeURI(href) === window.location.pathname) void navigate(href, { replace: true })
      else void navigate(href)
    }
    return (
      <a aria-current={encodeURI(href) === path ? 'page' : undefined} {...rest} href={href} onClick={follow}>
        {children}
      </a>
    )
  }
  return (
    <a href={to} {...(isOutside && { target: '_blank', rel: 'noopener' })} {...rest} onClick={onClick}>
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
