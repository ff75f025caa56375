import { useLanguage } from '../i18n/use-language'
import type { ShellLink } from '../shell/shell'
import { Link } from './link'
import * as styles from './side-links.module.css'

/** The neighbours of the page in the menu, with those below the page itself. */
export function SectionLinks({ menu }: { menu: ShellLink[] }) {
  const { t, originalPath } = useLanguage()
  const section = sectionOf(menu, originalPath)
  if (!section || section.children.length < 2) return null
  return (
    <nav aria-labelledby="section-links" className={styles.section}>
      <h2 id="section-links" className={styles.heading} lang={section.lang}>
        {section.title || t('page.in_section')}
      </h2>
      <SectionList items={section.children} path={originalPath} />
    </nav>
  )
}

function SectionList({ items, path }: { items: ShellLink[]; path: string }) {
  return (
    <ul className={styles.list}>
      {items.map((item) => (
        <li key={`${item.title} ${item.url}`}>
          {item.url ? (
            <Link to={item.url} lang={item.lang} {...(item.url === path && { 'aria-current': 'page' as const })}>
              {item.title}
            </Link>
          ) : (
            <span lang={item.lang}>{item.title}</span>
          )}
          {item.children.length > 0 && contains(item, path) && <SectionList items={item.children} path={path} />}
        </li>
      ))}
    </ul>
  )
}

/** The top entry that the page lies in. */
function sectionOf(menu: ShellLink[], path: string): ShellLink | undefined {
  return menu.find((item) => contains(item, path))
}

function contains(item: ShellLink, path: string): boolean {
  return item.url === path || item.children.some((child) => contains(child, path))
}
