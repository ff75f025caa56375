import { Icon } from '../components/icon'
import { Link } from '../components/link'
import { OnDemand } from '../components/late/on-demand'
import { useLanguage } from '../i18n/use-language'
import type { Shell, ShellLink } from '../shell/shell'
import { Email, Phone } from './contacts'
import { Emblem } from './emblem'
import * as styles from './footer.module.css'
import { NewsletterBox } from './newsletter/newsletter-box'
import { Ornament } from './ornament'
import { SocialLinks } from './social-links'

const loadVisitors = () => import(/* webpackChunkName: "visitors" */ './visitors/visitors').then((module) => module.Visitors)

/** Newsletter, contacts, sections, links and copyright; on sites that have them, what concerns their visitors. */
export function Footer({ shell }: { shell: Shell | undefined }) {
  const { t } = useLanguage()
  const sections = (shell?.menu ?? []).map((item) => ({ ...item, url: item.url ?? item.children.find((child) => child.url)?.url ?? null }))
  const [before, after] = t('site.copyright', { year: shell?.year ?? '', name: '\n' }).split('\n')
  const hasVisitors = shell && shell.features.some((feature) => feature !== 'old_site_link')
  return (
    <footer className={styles.footer}>
      <Ornament />
      <div className="container">
        <NewsletterBox newsletter={shell?.newsletter ?? 1} />
        <div className={styles.columns}>
          <div>
            <div className={styles.brand}>
              {shell?.logo && <Emblem logo={shell.logo} />}
              <p className={styles.name} lang={shell?.nameLang}>
                {shell?.name}
              </p>
            </div>
            <address className={styles.address}>
              {shell?.address && (
                <p>
                  <Icon name="pin" />
                  <span className="visually-hidden">{t('site.address')}: </span>
                  <span lang={shell.addressLang}>{shell.address}</span>
                </p>
              )}
              {shell?.phone && (
                <p>
                  <Phone number={shell.phone} />
                </p>
              )}
              {shell?.email && (
                <p>
                  <Email address={shell.email} />
                </p>
              )}
            </address>
            <SocialLinks links={shell?.social ?? []} className={styles.social} />
          </div>
          <Links id="footer-menu" title={t('site.menu')} items={sections} />
          <Links id="footer-links" title={t('site.useful_links')} items={shell?.usefulLinks ?? []} />
        </div>
        <div className={styles.bottom}>
          <p>
            {before}
            <span lang={shell?.nameLang}>{shell?.name}</span>
            {after}
          </p>
          <p>
            <Link to="/accessibility">{t('site.accessibility_statement')}</Link>
          </p>
          {hasVisitors && (
            <div className={styles.visitors}>
              <OnDemand wanted load={loadVisitors} props={{ features: shell.features }} />
            </div>
          )}
          {shell?.trafficUrl && (
            <p>
              <Link to={shell.trafficUrl}>{t('site.traffic_statistics')}</Link>
            </p>
          )}
        </div>
      </div>
    </footer>
  )
}

function Links({ id, title, items }: { id: string; title: string; items: ShellLink[] }) {
  if (items.length === 0) return null
  return (
    <nav aria-labelledby={id}>
      <h2 id={id} className={styles.heading}>
        {title}
      </h2>
      <ul className={styles.links}>
        {items.map(({ title: name, url, lang }) => url && (
          <li key={`${name} ${url}`}>
            <Link to={url} lang={lang}>
              {name}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  )
}
