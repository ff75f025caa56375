import { useAtom } from 'jotai'
import { Icon } from '../components/icon'
import { Link } from '../components/link'
import { FloatingButtons } from '../floating/floating-buttons'
import { useLanguage } from '../i18n/use-language'
import type { Shell } from '../shell/shell'
import { sidebarAtom, sidebarId } from '../state/sidebar'
import { Emblem } from './emblem'
import * as styles from './header.module.css'
import { MainMenu, MainMenuPlaceholder } from './main-menu'
import { preloadSidebar } from './sidebar/load-sidebar'
import { useScrolledPast } from './use-scrolled-past'

/** Characters that a tablet shows on two lines; three are higher than the header that has shrunk. */
const longName = 56

/** Characters of a short name that a telephone shows on two lines; three fill its header to the edges. */
const longShortName = 18

/** Pixels after which the header is a bar over the page. */
const shrinkAfter = 80

/**
 * Emblem and name above the main menu, what there is to ask, search and the button of the full-screen menu. Only the lower row
 * stays when the page is scrolled.
 */
export function Header({ shell }: { shell: Shell | undefined }) {
  const { t } = useLanguage()
  const [sidebar, setSidebar] = useAtom(sidebarAtom)
  const shrunk = useScrolledPast(shrinkAfter)
  const hasMenu = shell?.menu.length !== 0

  return (
    <div className={styles.header} data-shrunk={shrunk || undefined}>
      <div className={`container ${styles.brandRow}`}>
        <Link to="/" className={styles.brand} plain>
          {shell?.logo && <Emblem logo={shell.logo} />}
          <span className={styles.name} data-long={(shell?.name.length ?? 0) > longName || undefined} data-long-short={(shell?.shortName.length ?? 0) > longShortName || undefined}>
            <span className={styles.full} lang={shell?.nameLang}>
              {shell?.name}
            </span>
            <span className={styles.short} lang={shell?.shortNameLang}>
              {shell?.shortName}
            </span>
          </span>
        </Link>
      </div>
      <div className={`container ${styles.menuRow}`}>
        <div className={styles.desktop}>{shell ? hasMenu && <MainMenu items={shell.menu} /> : <MainMenuPlaceholder />}</div>
        <FloatingButtons shell={shell} />
        {hasMenu && (
          <a href="#footer-menu" className={`${styles.tool} ${styles.toFooter}`}>
            <Icon name="menu" /> {t('site.menu')}
          </a>
        )}
        <div className={styles.tools} onPointerEnter={preloadSidebar} onFocus={preloadSidebar}>
          <button type="button" className={styles.tool} aria-haspopup="dialog" data-opens="search" onClick={() => setSidebar('search')}>
            <Icon name="search" />
            <span className="visually-hidden">{t('search.label')}</span>
          </button>
          {hasMenu && (
            <button
              type="button"
              className={styles.tool}
              aria-haspopup="dialog"
              data-opens="menu"
              aria-expanded={sidebar === 'menu'}
              aria-controls={sidebarId}
              onClick={() => setSidebar('menu')}
            >
              <Icon name="menu" />
              <span className={styles.toolName}>{t('site.menu')}</span>
            </button>
          )}
        </div>
      </div>
    </div>
  )
}
