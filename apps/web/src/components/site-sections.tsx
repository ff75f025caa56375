import { useBlockEnvironment } from '@university/blocks/environment'
import { useLanguage } from '../i18n/use-language'
import type { ShellLink } from '../shell/shell'
import { Link } from './link'
import * as styles from './site-sections.module.css'

/** The parts of a menu that have entries; none where there is nothing to choose between. */
export function sectionsOf(menu: readonly ShellLink[]): ShellLink[] {
  const sections = menu.filter((item) => item.children.length > 0)
  return sections.length > 1 ? sections : []
}

/** The sections of the site, each with the first entries of its menu. */
export function SiteSections({ menu }: { menu: readonly ShellLink[] }) {
  const { t } = useLanguage()
  // In an island there is no other that tells it.
  const { language } = useBlockEnvironment()
  const sections = sectionsOf(menu)
  if (sections.length === 0) return null
  return (
    <section aria-labelledby="explore">
      <h2 id="explore" className={styles.heading}>
        {t('home.explore')}
      </h2>
      <p className={styles.lead}>{t('home.explore_lead')}</p>
      <ul className={styles.sections}>
        {sections.map((section) => (
          <li key={section.title}>
            <h3 lang={section.lang}>{section.url ? <Link to={section.url} language={language}>{section.title}</Link> : section.title}</h3>
            <ul className={styles.entries}>
              {section.children.slice(0, 5).map((entry) =>
                entry.url ? (
                  <li key={entry.title}>
                    <Link to={entry.url} language={language} lang={entry.lang}>
                      {entry.title}
                    </Link>
                  </li>
                ) : null,
              )}
            </ul>
          </li>
        ))}
      </ul>
    </section>
  )
}
