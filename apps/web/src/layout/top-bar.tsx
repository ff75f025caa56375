import { AccessibilityButton } from '../accessibility/accessibility-button'
import type { Shell } from '../shell/shell'
import { Email, Phone } from './contacts'
import { LanguageSwitcher } from './language-switcher'
import { OldSiteLink } from './old-site-link'
import { SocialLinks } from './social-links'
import * as styles from './top-bar.module.css'

/** Contacts, accounts, accessibility and languages above the header; above them the way to the old site, where the site has it. */
export function TopBar({ shell }: { shell: Shell | undefined }) {
  return (
    <>
      {shell?.oldSiteUrl && shell.features.includes('old_site_link') && <OldSiteLink url={shell.oldSiteUrl} />}
      <div className={styles.bar}>
        <div className={`container ${styles.inner}`}>
          <ul className={styles.contacts}>
            {shell?.phone && (
              <li>
                <Phone number={shell.phone} />
              </li>
            )}
            {shell?.email && (
              <li>
                <Email address={shell.email} />
              </li>
            )}
          </ul>
          <SocialLinks links={shell?.social ?? []} className={styles.social} />
          <AccessibilityButton className={styles.tool} />
          <LanguageSwitcher />
        </div>
      </div>
    </>
  )
}
