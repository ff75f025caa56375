import { useLanguage } from '../i18n/use-language'
import { Link } from './link'
import * as styles from './breadcrumbs.module.css'

export interface Breadcrumb {
  title: string
  /** A path of the site without a language; absent for a heading and for the page itself. */
  to?: string | undefined
}

/** The way from the home page to this one. The build reads it from the page, for search engines (build/findable/page-facts.ts). */
export function Breadcrumbs({ items }: { items: Breadcrumb[] }) {
  const { t } = useLanguage()
  return (
    <nav aria-label={t('site.breadcrumbs')} className={styles.nav} data-breadcrumbs="">
      <ol className={styles.list}>
        {[{ title: t('site.home'), to: '/' }, ...items].map((item, index) => (
          <li key={`${index} ${item.title}`} {...(index === items.length && { 'aria-current': 'page' as const })}>
            {item.to && index < items.length ? <Link to={item.to}>{item.title}</Link> : item.title}
          </li>
        ))}
      </ol>
    </nav>
  )
}
