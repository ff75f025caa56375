import { useLanguage } from '../i18n/use-language'
import { langOf, type Text } from '../lib/text'
import { Link } from './link'
import * as styles from './breadcrumbs.module.css'

export interface Breadcrumb {
  /** In the language of the page, or in the one that it names. */
  title: string | Text
  /** A path of the site without a language; absent for a heading and for the page itself. */
  to?: string | undefined
}

/** The way from the home page to this one. The build reads it from the page, for search engines (build/findable/page-facts.ts). */
export function Breadcrumbs({ items }: { items: Breadcrumb[] }) {
  const { t, language } = useLanguage()
  return (
    <nav aria-label={t('site.breadcrumbs')} className={styles.nav} data-breadcrumbs="">
      <ol className={styles.list}>
        {[{ title: t('site.home'), to: '/' }, ...items].map(({ title, to }, index) => {
          const text = typeof title === 'string' ? { text: title, language } : title
          return (
            <li key={index} lang={langOf(text, language)} aria-current={index === items.length ? 'page' : undefined}>
              {/* Before a figure, too, a line may end at the stroke. */}
              {index > 0 && <wbr />}
              {to && index < items.length ? <Link to={to}>{text?.text}</Link> : text?.text}
            </li>
          )
        })}
      </ol>
    </nav>
  )
}
