import type { ReactNode } from 'react'
import { useLanguage } from '../i18n/use-language'
import * as styles from './list-page.module.css'
import { Breadcrumbs } from './breadcrumbs'

/** What the pages of the newsletter have in common. */
export function NewsletterPage({ title, lead, children }: { title: string; lead?: string; children: ReactNode }) {
  const { t } = useLanguage()
  const own = t('newsletter.title')
  return (
    <div className="container">
      <Breadcrumbs items={title === own ? [{ title }] : [{ title: own, to: '/newsletter/subscribe' }, { title }]} />
      <header className={styles.head}>
        <h1>{title}</h1>
        {lead && <p>{lead}</p>}
      </header>
      <div className={styles.list}>{children}</div>
    </div>
  )
}
