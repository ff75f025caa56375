import { formatDate } from '../i18n/format-date'
import { useLanguage } from '../i18n/use-language'
import * as styles from './archive-notice.module.css'
import { Icon } from './icon'
import { Link } from './link'

export interface ArchiveNoticeProps {
  /** RFC 3339. */
  archivedAt: string
  /** Its address on the former site. */
  legacyUrl: string | null
}

/** Tells the reader that an item is an old one, since when it is in the archive, and where it used to be. */
export function ArchiveNotice({ archivedAt, legacyUrl }: ArchiveNoticeProps) {
  const { language, t } = useLanguage()
  return (
    <div className={styles.notice}>
      <Icon name="archive" />
      <p>
        {t('archive.note', { date: formatDate(archivedAt, language) })}
        {legacyUrl && (
          <>
            {' '}
            <Link to={legacyUrl}>{t('archive.legacy_link')}</Link>
          </>
        )}
      </p>
    </div>
  )
}
