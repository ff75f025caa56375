import type { Schema } from '@university/api-client/types'
import { useTranslation } from 'react-i18next'
import { useBlockEnvironment } from '../environment/environment'
import { openInPlace } from '../environment/path-to-open'
import { useLangOf } from '../environment/use-lang-of'
import { Marked } from './marked'
import * as styles from './site-search.module.css'

/**
 * Something that was found: its title is the link, with the heading to which it leads behind it; the words looked for are marked. It says on which site it is
 * where that is another one, and in which language where that is not the page's.
 */
export function Hit({ hit, kind }: { hit: Schema<'SearchHit'>; kind: string }) {
  const { t } = useTranslation()
  const { site, siteUrl, formatDate, open } = useBlockEnvironment()
  const lang = useLangOf()({ language: hit.lang })
  const { section } = hit
  const url = section ? `${hit.url}#${section.fragment}` : hit.url
  const isElsewhere = hit.site_slug !== site && hit.url.startsWith('/')
  return (
    <article className={styles.hit}>
      <p className={styles.meta}>
        <span>{kind}</span>
        {hit.published_at && <time dateTime={hit.published_at}>{formatDate(hit.published_at)}</time>}
        {isElsewhere && <SiteName name={hit.site_name} host={new URL(siteUrl(hit.site_slug)).host} />}
        {lang && <span>{t(`search.in_${hit.lang}`)}</span>}
      </p>
      <h2 lang={lang}>
        <a href={isElsewhere ? `${siteUrl(hit.site_slug)}${url}` : url} hrefLang={lang} onClick={(event) => openInPlace(event, open)}>
          <Marked text={hit.title} marks={hit.title_marks ?? []} />
          {section && (
            <>
              <span className="visually-hidden">,</span> <span className={styles.into} aria-hidden="true">/</span> {section.title}
            </>
          )}
        </a>
      </h2>
      <p className={styles.snippet} lang={lang}>
        <Marked {...hit.snippet} />
      </p>
    </article>
  )
}

/** A server that does not say what a site is called leaves its address. */
function SiteName({ name, host }: { name: string | undefined; host: string }) {
  if (name === undefined) return <span>{host}</span>
  return (
    <>
      <span>{name}</span>
      <span className={styles.host}>{host}</span>
    </>
  )
}
