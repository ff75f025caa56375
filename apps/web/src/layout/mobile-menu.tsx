import { useEffect, useRef, type KeyboardEvent } from 'react'
import { Icon } from '../components/icon'
import { useLanguage } from '../i18n/use-language'
import type { ShellLink } from '../shell/shell'
import { isWithin, MenuLink } from './main-menu'
import * as styles from './mobile-menu.module.css'

/** The main navigation of narrow screens: an accordion. */
export function MobileMenu({ items, onClose }: { items: ShellLink[]; onClose: () => void }) {
  const { t, originalPath } = useLanguage()
  const nav = useRef<HTMLElement>(null)

  useEffect(() => {
    nav.current?.querySelector<HTMLElement>('summary, a')?.focus()
  }, [])

  function onKeyDown(event: KeyboardEvent) {
    if (event.key !== 'Escape') return
    onClose()
    document.querySelector<HTMLElement>('[aria-controls="mobile-menu"]')?.focus()
  }

  return (
    <nav ref={nav} aria-label={t('site.main_navigation')} className={styles.nav} onKeyDown={onKeyDown}>
      <ul className={styles.list}>
        {items.map((item) => (
          <li key={`${item.title} ${item.url}`}>
            {item.children.length === 0 ? (
              <MenuLink item={item} className={styles.top} />
            ) : (
              <details open={isWithin(item, originalPath)}>
                <summary className={styles.top} lang={item.lang}>
                  {item.title}
                  <Icon name="chevron" />
                </summary>
                <Entries items={item.url ? [{ ...item, children: [] }, ...item.children] : item.children} />
              </details>
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
