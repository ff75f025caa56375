import { Icon } from '../components/icon'
import type { Shell } from '../shell/shell'
import { useLanguage } from '../i18n/use-language'
import { LanguageSwitcher } from './language-switcher'
import * as styles from './top-bar.module.css'

/** Contacts and languages above the header. */
export function TopBar({ shell }: { shell: Shell | undefined }) {
  const { t } = useLanguage()
  return (
    <div className={styles.bar}>
      <div className={`container ${styles.inner}`}>
        <ul className={styles.contacts}>
          {shell?.phone && (
            <li>
              <a href={`tel:${shell.phone.replace(/[^+\d]/g, '')}`}>
                <Icon name="phone" />
                <span className="visually-hidden">{t('site.phone')}: </span>
                {shell.phone}
              </a>
            </li>
          )}
          {shell?.email && (
            <li>
              <a href={`mailto:${shell.email}`}>
                <Icon name="mail" />
                <span className="visually-hidden">{t('site.email')}: </span>
                {shell.email}
              </a>
            </li>
          )}
        </ul>
        <LanguageSwitcher />
      </div>
    </div>
  )
}
