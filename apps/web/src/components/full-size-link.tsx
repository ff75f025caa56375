import type { ReactNode } from 'react'
import { useLanguage } from '../i18n/use-language'
import * as styles from './full-size-link.module.css'

export interface FullSizeLinkProps {
  /** Of the picture; without one there is no link. */
  url: string | undefined
  /** The picture. */
  children: ReactNode
}

/** A picture that leads to its full size, for who wants to see more of it or to print it. */
export function FullSizeLink({ url, children }: FullSizeLinkProps) {
  const { t } = useLanguage()
  if (url === undefined) return <>{children}</>
  return (
    <a className={styles.link} href={url}>
      {children}
      <span className="visually-hidden"> {t('gallery.original')}</span>
    </a>
  )
}
