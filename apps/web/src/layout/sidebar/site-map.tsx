import { useRef } from 'react'
import { Icon } from '../../components/icon'
import { useLanguage } from '../../i18n/use-language'
import { useMediaQuery } from '../use-media-query'
import type { ShellLink } from '../../shell/shell'
import { isWithin, MenuLink } from '../main-menu'
import { onLetter } from '../on-letter'
import * as styles from './sidebar.module.css'

/** All entries of the menu: columns on wide screens, an accordion on a phone. */
export function SiteMap({ items }: { items: ShellLink[] }) {
  const { t, originalPath } = useLanguage()
  const isNarrow = useMediaQuery('(max-width: 48rem)')
  /** What a reader has unfolded or folded, by its title: a phone that is turned twice shows it as it was. */
  const unfolded = useRef(new Map<string, boolean>())
  if (items.length === 0) return null
  return (
    <nav aria-label={t('site.site_map')}>
      <ul className={isNarrow ? styles.accordion : styles.columns} onKeyDown={onLetter}>
        {items.map((item) => (
          <li key={`${item.title} ${item.url}`}>
            {item.children.length === 0 ? (
              <MenuLink item={item} className={styles.top} />
            ) : isNarrow ? (
              <details open={unfolded.current.get(item.title) ?? isWithin(item, originalPath)} onToggle={({ currentTarget }) => unfolded.current.set(item.title, currentTarget.open)}>
                <summary className={styles.top} lang={item.lang}>
                  {item.title}
                  <Icon name="chevron" />
                </summary>
                <Entries items={item.url ? [{ ...item, children: [] }, ...item.children] : item.children} />
              </details>
            ) : (
              <>
                <MenuLink item={item} className={styles.top} />
                <Entries items={item.children} />
              </>
            )}
          </li>
        ))}
      </ul>
    </nav>
  )
}

function Entries({ items }: { items: ShellLink[] }) {
  return (
    <ul className={styles.entries}>
      {items.map((item) => (
        <li key={`${item.title} ${item.url}`}>
          <MenuLink item={item} />
          {item.children.length > 0 && <Entries items={item.children} />}
        </li>
      ))}
    </ul>
  )
}
