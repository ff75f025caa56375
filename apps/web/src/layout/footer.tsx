import { useEffect, useState } from 'react'
import { Icon } from '../components/icon'
import { Link } from '../components/link'
import { useLanguage } from '../i18n/use-language'
import type { Shell } from '../shell/shell'
import * as styles from './footer.module.css'

/** Contacts, sections, links and copyright. */
export function Footer({ shell }: { shell: Shell | undefined }) {
  const { t } = useLanguage()
  const year = useYear(shell?.year ?? '')
  return (
    <footer className={styles.footer}>
      <div className="ornament" aria-hidden="true" />
      <div className={`container ${styles.columns}`}>
        <section>
          <p className={styles.name}>{shell?.name}</p>
          <address className={styles.address}>
            {shell?.address && (
              <p>
                <Icon name="pin" />
                <span className="visually-hidden">{t('site.address')}: </span>
                {shell.address}
              </p>
            )}
            {shell?.phone && (
              <p>
                <Icon name="phone" />
                <span className="visually-hidden">{t('site.phone')}: </span>
                <a href={`tel:${shell.phone.replace(/[^+\d]/g, '')}`}>{shell.phone}</a>
              </p>
            )}
            {shell?.email && (
              <p>
                <Icon name="mail" />
                <span className="visually-hidden">{t('site.email')}: </span>
                <a href={`mailto:${shell.email}`}>{shell.email}</a>
              </p>
            )}
          </address>
          {shell && shell.social.length > 0 && (
            <ul className={styles.social} aria-label={t('site.social_media')}>
              {shell.social.map(({ kind, url }) => (
                <li key={kind}>
                  <Link to={url} plain>
                    <Icon name={kind} />
                    <span className="visually-hidden">{kind}</span>
                  </Link>
                </li>
              ))}
            </ul>
          )}
        </section>
        {shell && shell.menu.length > 0 && (
          <nav aria-labelledby="footer-menu">
            <h2 id="footer-menu" className={styles.heading}>
              {t('site.menu')}
            </h2>
            <ul className={styles.links}>
              {shell.menu.map((item) => {
                const url = item.url ?? item.children.find((child) => child.url)?.url
                return url ? (
                  <li key={item.title}>
                    <Link to={url} {...(item.lang && { lang: item.lang })}>
                      {item.title}
                    </Link>
                  </li>
                ) : null
              })}
            </ul>
          </nav>
        )}
        {shell && shell.usefulLinks.length > 0 && (
          <nav aria-labelledby="footer-links">
            <h2 id="footer-links" className={styles.heading}>
              {t('site.useful_links')}
            </h2>
            <ul className={styles.links}>
              {shell.usefulLinks.map((link) => (
                <li key={link.url}>
                  <Link to={link.url ?? '/'}>{link.title}</Link>
                </li>
              ))}
            </ul>
          </nav>
        )}
      </div>
      <div className={`container ${styles.bottom}`}>
        <p>{t('site.copyright', { year, name: shell?.name ?? '' })}</p>
        {shell?.trafficUrl && (
          <p>
            <Link to={shell.trafficUrl}>{t('site.traffic_statistics')}</Link>
          </p>
        )}
      </div>
    </footer>
  )
}

/** The year of the newest content, then the reader's: a page built in December is read in January. */
function useYear(builtIn: string): string {
  const [year, setYear] = useState(builtIn)
  useEffect(() => setYear(String(new Date().getFullYear())), [])
  return year
}
