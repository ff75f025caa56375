import { useState } from 'react'
import { Icon } from '../components/icon'
import { Link } from '../components/link'
import { useLanguage } from '../i18n/use-language'
import type { Shell } from '../shell/shell'
import { MainMenu, MainMenuPlaceholder } from './main-menu'
import { MobileMenu } from './mobile-menu'
import * as styles from './header.module.css'

const mobileMenuId = 'mobile-menu'

/** Emblem, name and main menu; on a phone the menu opens below. */
export function Header({ shell }: { shell: Shell | undefined }) {
  const { t, originalPath } = useLanguage()
  const [openedOn, setOpenedOn] = useState<string>()
  const open = openedOn === originalPath

  return (
    <div className={styles.header}>
      <div className={`container ${styles.inner}`}>
        <Link to="/" className={styles.brand} plain>
          {shell?.logo && <img src={shell.logo.url} width="56" height="56" alt="" />}
          <span className={styles.name}>
            <span className={styles.full}>{shell?.name}</span>
            <span className={styles.short}>{shell?.shortName}</span>
          </span>
        </Link>
        <div className={styles.desktop}>{shell ? <MainMenu items={shell.menu} /> : <MainMenuPlaceholder />}</div>
        <button
          type="button"
          className={styles.toggle}
          aria-expanded={open}
          aria-controls={mobileMenuId}
          onClick={() => setOpenedOn(open ? undefined : originalPath)}
        >
          <Icon name={open ? 'close' : 'menu'} />
          {t('site.menu')}
        </button>
      </div>
      <div id={mobileMenuId} className={styles.mobile} hidden={!open}>
        {open && shell && <MobileMenu items={shell.menu} onClose={() => setOpenedOn(undefined)} />}
      </div>
    </div>
  )
}
