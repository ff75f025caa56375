import type { ReactNode } from 'react'
import { useLanguage } from '../i18n/use-language'
import * as styles from './error-notice.module.css'
import { Icon } from './icon'
import { Link } from './link'

export interface ErrorNoticeProps {
  /** HTTP status. */
  status: number
  /** What is known beside the code. */
  children?: ReactNode
  /** Ways on beside the one home. */
  links?: ReactNode
}

/** 'Error', the code, and the way home. */
export function ErrorNotice({ status, children, links }: ErrorNoticeProps) {
  const { t } = useLanguage()
  const heading = (
    <>
      {t('error.title')} <b>{status}</b>
    </>
  )
  return (
    <div className={`container ${styles.page}`}>
      <div className={styles.words}>
        {children ? <p className={styles.status}>{heading}</p> : <h1 className={styles.status}>{heading}</h1>}
        {children}
        <p className={styles.actions}>
          <Link to="/" className="button">
            {t('error.go_home')} <Icon name="arrow" />
          </Link>
          {links}
        </p>
      </div>
      <svg className={styles.drawing} viewBox="0 0 320 240" width="320" height="240" aria-hidden="true" focusable="false">
        <circle className={styles.sun} cx="228" cy="80" r="28" />
        <path className={styles.ridge} d="M12 206 92 92l36 44 48-78 60 84 22-26 50 90Z" />
        <path className={styles.snow} d="m176 58-17 27.5 11-4.5 7 9 9-8 8 1ZM92 92l-17.5 24 9.5-4 8 8 8-8 10 2Z" />
        <ellipse className={styles.steppe} cx="160" cy="207" rx="158" ry="27" />
        <path className={styles.post} d="M214 218v-64M214 162h44l10 8-10 8h-44Zm0 20h-36l-9 7 9 7h36Z" />
      </svg>
    </div>
  )
}
