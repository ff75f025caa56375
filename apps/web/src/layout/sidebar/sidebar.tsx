import { useAtom, useAtomValue } from 'jotai'
import { useEffect, useLayoutEffect, useRef, type MouseEvent } from 'react'
import { Icon } from '../../components/icon'
import { Link } from '../../components/link'
import { useLanguage } from '../../i18n/use-language'
import type { Shell } from '../../shell/shell'
import { useHistoryStep } from '../../lib/use-history-step'
import { sidebarAtom, sidebarId } from '../../state/sidebar'
import { Email, Phone } from '../contacts'
import { SocialLinks } from '../social-links'
import { searchDraftAtom } from './search-draft'
import { SidebarSearch } from './sidebar-search'
import * as styles from './sidebar.module.css'
import { SiteMap } from './site-map'
import { useSiteMap } from './use-site-map'

/** So long after the first press the second of a double click comes at most, in milliseconds. */
const doubleClick = 600

export interface SidebarProps {
  shell: Shell | undefined
  /** Names the shell; the site map lies beside it. */
  shellKey: string
}

/** The full-screen menu: search and everything that the site has; where its sections are folded, useful links and contacts, too. Closed by Escape, by its button, and by leaving the page. */
export function Sidebar({ shell, shellKey }: SidebarProps) {
  const { t, originalPath } = useLanguage()
  const [sidebar, setSidebar] = useAtom(sidebarAtom)
  const isTyping = useAtomValue(searchDraftAtom) !== ''
  const dialog = useRef<HTMLDialogElement>(null)
  const open = sidebar !== 'closed'
  const items = useSiteMap(shellKey, open) ?? shell?.menu ?? []

  const openedOn = useRef(originalPath)
  const hasLeft = useRef(false)
  const openedAt = useRef(0)

  useEffect(() => {
    hasLeft.current = openedOn.current !== originalPath
    if (hasLeft.current) setSidebar('closed')
    openedOn.current = originalPath
  }, [originalPath, setSidebar])

  useHistoryStep(open, (isOtherPath) => {
    hasLeft.current = isOtherPath
    setSidebar('closed')
  })

  // In the task in which the field that stood in goes: a key that came between the two would be lost.
  useLayoutEffect(() => {
    const element = dialog.current
    if (!element) return
    if (!open) {
      if (!element.open) return
      element.close()
      // To what is new, not to the button that opened it.
      if (hasLeft.current) document.getElementById('content')?.focus({ preventScroll: true })
      return
    }
    hasLeft.current = false
    // When the menu closes the focus goes back to the button. It was in the field that stood in, or Safari gave it to what is around the button.
    document.activeElement?.querySelector<HTMLElement>(`[data-opens=${sidebar}]`)?.focus()
    if (!element.open) element.showModal()
    openedAt.current = Date.now()
    const first = element.querySelector<HTMLElement>(sidebar === 'search' ? 'input' : 'summary, nav a')
    first?.focus()
    // What was typed before the field was there stands in it: the next letter follows.
    if (first instanceof HTMLInputElement) first.setSelectionRange(first.value.length, first.value.length)
  }, [open, sidebar])

  /** A link to the page that is here leads to no other path. */
  function followed({ target }: MouseEvent): void {
    if (!(target as Element).closest('a[aria-current=page]')) return
    hasLeft.current = true
    setSidebar('closed')
  }

  /** The second press of a double click on the button that opened it lies somewhere in it, and would take the focus out of the field. */
  function pressed(event: MouseEvent): void {
    if (event.detail > 1 && Date.now() - openedAt.current < doubleClick && !(event.target as Element).closest('a, button, input, summary')) event.preventDefault()
  }

  return (
    <dialog
      ref={dialog}
      id={sidebarId}
      className={styles.dialog}
      aria-label={t('site.menu')}
      onMouseDown={pressed}
      onClick={followed}
      onClose={() => setSidebar('closed')}
    >
      {open && (
        <div className={`container ${styles.inner}`}>
          <div className={styles.head}>
            <p className={styles.name} lang={shell?.nameLang}>
              {shell?.name}
            </p>
            <button type="button" className={styles.close} onClick={() => setSidebar('closed')}>
              <Icon name="close" />
              {t('site.close')}
            </button>
          </div>
          <SidebarSearch onDone={() => setSidebar('closed')} />
          <div className={isTyping ? styles.dimmed : undefined}>
            <SiteMap items={items} />
          </div>
          {shell && <BelowSections shell={shell} />}
        </div>
      )}
    </dialog>
  )
}

/** What stands in the half of a phone's window that folded sections leave: where many visitors go on to, and how to reach the university. */
function BelowSections({ shell }: { shell: Shell }) {
  const { t } = useLanguage()
  return (
    <div className={styles.below}>
      {shell.usefulLinks.length > 0 && (
        <div>
          <h2>{t('site.useful_links')}</h2>
          <ul className={styles.useful}>
            {shell.usefulLinks.map(({ title, url, lang }) => url && (
              <li key={`${title} ${url}`}>
                <Link to={url} lang={lang}>
                  {title}
                </Link>
              </li>
            ))}
          </ul>
        </div>
      )}
      {(shell.phone || shell.email) && (
        <p className={styles.contacts}>
          {shell.phone && <Phone number={shell.phone} />}
          {shell.email && <Email address={shell.email} />}
        </p>
      )}
      <SocialLinks links={shell.social} className={styles.social} />
    </div>
  )
}
