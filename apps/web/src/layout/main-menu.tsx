import { openInPlace } from '@university/blocks/path-to-open'
import { useIsHydrating } from '@university/blocks/use-is-hydrating'
import { navigate } from 'gatsby'
import { useContext, useEffect, useId, useRef, useState, type MouseEvent, type RefObject } from 'react'
import { Icon } from '../components/icon'
import { Link } from '../components/link'
import type { Language } from '../i18n/languages'
import { localizePath } from '../i18n/paths'
import { useLanguage } from '../i18n/use-language'
import { PathOfPage } from '../shell/path-of-page'
import type { ShellLink } from '../shell/shell'
import * as styles from './main-menu.module.css'
import { onLetter } from './on-letter'

/** The main navigation of wide screens: entries with a panel below them, opened by a button, by pointer, closed by Escape. */
export function MainMenu({ items }: { items: ShellLink[] }) {
  const { t, language, originalPath } = useLanguage()
  const page = language + originalPath
  const [open, setOpen] = useState<{ index: number; page: string }>()
  const nav = useRef<HTMLElement>(null)
  const openIndex = open?.page === page ? open.index : undefined
  const areBuilt = useBuiltPanels(nav, language, originalPath)

  useEffect(() => {
    if (openIndex === undefined) return
    const close = (event: Event) => {
      if (!nav.current?.contains(event.target as Node)) setOpen(undefined)
    }
    const closeByEscape = ({ key }: KeyboardEvent) => {
      if (key !== 'Escape') return
      nav.current?.querySelector<HTMLButtonElement>('button[aria-expanded=true]')?.focus()
      setOpen(undefined)
    }
    document.addEventListener('pointerdown', close)
    document.addEventListener('focusin', close)
    // Of the whole page: in Safari a button that was clicked does not have the focus.
    document.addEventListener('keydown', closeByEscape)
    return () => {
      document.removeEventListener('pointerdown', close)
      document.removeEventListener('focusin', close)
      document.removeEventListener('keydown', closeByEscape)
    }
  }, [openIndex])

  /** A link to the page that is here leads to no other path. */
  function followed({ target }: MouseEvent): void {
    if (openIndex === undefined || !(target as Element).closest('a[aria-current=page]')) return
    setOpen(undefined)
    document.getElementById('content')?.focus({ preventScroll: true })
  }

  return (
    <nav ref={nav} aria-label={t('site.main_navigation')} onKeyDown={onLetter} onClick={followed}>
      <ul className={styles.list}>
        {items.map((item, index) => (
          <li key={`${item.title} ${item.url}`} className={styles.item}>
            {item.children.length === 0 ? (
              <MenuLink item={item} className={styles.top} current={isWithin(item, originalPath)} />
            ) : (
              <Submenu
                item={item}
                current={isWithin(item, originalPath)}
                open={openIndex === index}
                isBuilt={areBuilt}
                onToggle={(wanted) => setOpen(wanted ? { index, page } : undefined)}
              />
            )}
          </li>
        ))}
      </ul>
    </nav>
  )
}

/**
 * The panels are half of what there is on a page, and nobody has opened one when it comes to life. So their HTML stays as the server wrote it, and React does not look at it, as long as
 * the page stays in its language: what may change in it is which link leads to the page itself.
 */
function useBuiltPanels(nav: RefObject<HTMLElement>, language: Language, originalPath: string): boolean {
  const isHydrating = useIsHydrating()
  const [builtIn] = useState(isHydrating && typeof window !== 'undefined' ? language : undefined)
  const path = useContext(PathOfPage)
  const areBuilt = builtIn === language

  useEffect(() => {
    if (!areBuilt) return
    const own = [encodeURI(localizePath(language, originalPath)), path]
    for (const link of nav.current?.querySelectorAll('button + div a') ?? []) {
      if (own.includes(encodeURI(link.getAttribute('href') ?? ''))) link.setAttribute('aria-current', 'page')
      else link.removeAttribute('aria-current')
    }
  }, [areBuilt, language, nav, originalPath, path])

  return areBuilt
}

/** Stands where the menu will be while it is not there. */
export function MainMenuPlaceholder() {
  return (
    <div className={styles.list} aria-hidden="true">
      {[88, 104, 72, 96, 80].map((width) => (
        <span key={width} className={styles.placeholder} style={{ width }} />
      ))}
    </div>
  )
}

interface SubmenuProps {
  item: ShellLink
  current: boolean
  open: boolean
  /** Its panel is in the HTML of the server, and stays as it is there. */
  isBuilt: boolean
  onToggle: (open: boolean) => void
}

function Submenu({ item, current, open, isBuilt, onToggle }: SubmenuProps) {
  const panel = useId()
  const columns = item.children.some((child) => child.children.length > 0)
  const frame = { id: panel, className: styles.panel, 'data-open': open || undefined }
  return (
    <div className={columns ? styles.wide : styles.narrow}>
      <button
        type="button"
        lang={item.lang}
        className={styles.top}
        aria-expanded={open}
        aria-controls={panel}
        aria-current={current ? 'true' : undefined}
        onClick={() => onToggle(!open)}
      >
        {item.title}
        <Icon name="chevron" />
      </button>
      {isBuilt ? (
        <div key="built" {...frame} suppressHydrationWarning dangerouslySetInnerHTML={{ __html: '' }} onClick={(event) => openInPlace(event, (path) => void navigate(path))} />
      ) : (
        <div key="drawn" {...frame}>
          <Entries item={item} />
        </div>
      )}
    </div>
  )
}

/** What is below an entry, to the third level. */
function Entries({ item }: { item: ShellLink }) {
  return (
    <>
      {item.url && (
        <p className={styles.overview}>
          <MenuLink item={item} />
        </p>
      )}
      <ul className={styles.entries}>
        {item.children.map((child) => (
          <li key={`${child.title} ${child.url}`}>
            <MenuLink item={child} />
            {child.children.length > 0 && (
              <ul className={styles.third}>
                {child.children.map((leaf) => (
                  <li key={`${leaf.title} ${leaf.url}`}>
                    <MenuLink item={leaf} />
                  </li>
                ))}
              </ul>
            )}
          </li>
        ))}
      </ul>
    </>
  )
}

/** One entry: a link, or plain text where the entry is only a heading. */
export function MenuLink({ item, className, current }: { item: ShellLink; className?: string | undefined; current?: boolean }) {
  const { originalPath } = useLanguage()
  if (item.url === null) {
    return (
      <span lang={item.lang} className={className}>
        {item.title}
      </span>
    )
  }
  const mark = item.url === originalPath ? 'page' : current ? 'true' : undefined
  return (
    <Link to={item.url} lang={item.lang} className={className} {...(mark && { 'aria-current': mark })}>
      {item.title}
    </Link>
  )
}

/** True when the page is the entry or lies below it, by its address or in the menu. */
export function isWithin(item: ShellLink, path: string): boolean {
  return item.url === path || path.startsWith(`${item.url}/`) || item.children.some((child) => isWithin(child, path))
}
