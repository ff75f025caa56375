import { useAtom } from 'jotai'
import { useEffect, useRef, useState } from 'react'
import { Icon } from '../../components/icon'
import { useLanguage } from '../../i18n/use-language'
import type { Shell } from '../../shell/shell'
import { sidebarAtom, sidebarId } from '../../state/sidebar'
import { SidebarSearch } from './sidebar-search'
import * as styles from './sidebar.module.css'
import { SiteMap } from './site-map'
import { useSiteMap } from './use-site-map'

export interface SidebarProps {
  shell: Shell | undefined
  /** Names the shell; the site map lies beside it. */
  shellKey: string
}

/** The full-screen menu: search and everything that the site has. Closed by Escape, by its button, and by leaving the page. */
export function Sidebar({ shell, shellKey }: SidebarProps) {
  const { t, originalPath } = useLanguage()
  const [sidebar, setSidebar] = useAtom(sidebarAtom)
  const [isTyping, setIsTyping] = useState(false)
  const dialog = useRef<HTMLDialogElement>(null)
  const open = sidebar !== 'closed'
  const items = useSiteMap(shellKey, open) ?? shell?.menu ?? []

  const openedOn = useRef(originalPath)

  useEffect(() => {
    if (openedOn.current !== originalPath) setSidebar('closed')
    openedOn.current = originalPath
  }, [originalPath, setSidebar])

  useEffect(() => {
    const element = dialog.current
    if (!element) return
    if (!open) {
      if (element.open) element.close()
      return
    }
    if (!element.open) element.showModal()
    const first = sidebar === 'search' ? 'input' : 'summary, nav a'
    element.querySelector<HTMLElement>(first)?.focus()
  }, [open, sidebar])

  return (
    <dialog ref={dialog} id={sidebarId} className={styles.dialog} aria-label={t('site.menu')} onClose={() => setSidebar('closed')}>
      {open && (
        <div className={`container ${styles.inner}`}>
          <div className={styles.head}>
            <p className={styles.name}>{shell?.name}</p>
            <button type="button" className={styles.close} onClick={() => setSidebar('closed')}>
              <Icon name="close" />
              {t('site.close')}
            </button>
          </div>
          <SidebarSearch onTyping={setIsTyping} onDone={() => setSidebar('closed')} />
          <div className={isTyping ? styles.dimmed : undefined}>
            <SiteMap items={items} />
          </div>
        </div>
      )}
    </dialog>
  )
}
