import type { Schema } from '@university/api-client/types'
import { Fragment } from 'react'
import { useBlockEnvironment } from '../environment/environment'
import { languageTag } from '../environment/language-tag'
import { markRanges } from './mark-ranges'
import * as styles from './site-search.module.css'

/** Something that was found: its title is the link, with the heading to which it leads behind it; the words looked for are marked. */
export function Hit({ hit, kind }: { hit: Schema<'SearchHit'>; kind: string }) {
  const { language, site, siteUrl, formatDate } = useBlockEnvironment()
  const lang = hit.lang === language ? undefined : languageTag(hit.lang)
  const { section } = hit
  const url = section ? `${hit.url}#${section.fragment}` : hit.url
  const isElsewhere = hit.site_slug !== site && hit.url.startsWith('/')
  return (
    <article className={styles.hit}>
      <p className={styles.meta}>
        <span>{kind}</span>
        {hit.published_at && <time dateTime={hit.published_at}>{formatDate(hit.published_at)}</time>}
        {isElsewhere && <span>{new URL(siteUrl(hit.site_slug)).host}</span>}
      </p>
      <h2 lang={lang}>
        <a href={isElsewhere ? `${siteUrl(hit.site_slug)}${url}` : url}>
          {hit.title}
          {section && (
            <>
              <span className="visually-hidden">,</span> <span className={styles.into} aria-hidden="true">›</span> {section.title}
            </>
          )}
        </a>
      </h2>
      <p className={styles.snippet} lang={lang}>
        {markRanges(hit.snippet).map(({ text, isMarked }, index) => (isMarked ? <mark key={index}>{text}</mark> : <Fragment key={index}>{text}</Fragment>))}
      </p>
    </article>
  )
}
