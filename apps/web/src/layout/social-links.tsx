import { Icon } from '../components/icon'
import { Link } from '../components/link'
import { useLanguage } from '../i18n/use-language'
import type { Shell } from '../shell/shell'
import * as styles from './social-links.module.css'

/** The site's accounts elsewhere. */
export function SocialLinks({ links, className = '' }: { links: Shell['social']; className?: string | undefined }) {
  const { t } = useLanguage()
  if (links.length === 0) return null
  return (
    <ul className={`${styles.list} ${className}`} aria-label={t('site.social_media')}>
      {links.map(({ kind, url }) => (
        <li key={kind}>
          <Link to={url} plain>
            <Icon name={kind} />
            <span className="visually-hidden">{kind}</span>
          </Link>
        </li>
      ))}
    </ul>
  )
}
