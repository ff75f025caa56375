import { useOperation } from '@university/api-client/react'
import type { Schema } from '@university/api-client/types'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { client } from '../environment/client'
import { useBlockEnvironment } from '../environment/environment'
import { withFormattedCount } from '../environment/format-number'
import { useFocusHandover } from '../environment/use-focus-handover'
import { FailureNotice } from '../failure-notice/failure-notice'
import { Pager } from '../list/pager'
import { SearchLink } from '../list/search-link'
import { usePageTurn } from '../list/use-page-turn'
import { Facets } from './facets'
import { Hit } from './hit'
import { readSearch, type SearchChoice } from './read-search'
import { SearchForm } from './search-form'
import { searchSite } from './search-site'
import * as styles from './site-search.module.css'
import { useKeptPlace } from './use-kept-place'
import { useKindName } from './use-kind-name'

/**
 * The search of the site. Words, kind and page stand in the address, so a search can be shared and undone by the back button.
 *
 * @param instead for a reader who looks for nothing yet, or has found nothing
 */
export function SiteSearch({ instead }: { instead?: ReactNode }) {
  const { t } = useTranslation()
  const { site, language, search } = useBlockEnvironment()
  const choice = readSearch(search)
  // By code points, as the API counts them: an emoji is one.
  const request = [...choice.q].length < 2 ? null : { body: { slug: site, lang: language, q: choice.q, type: choice.type, page: choice.page, ...(choice.year && { year: choice.year }) } }
  const { status, data, failure, retry } = useOperation(searchSite, request, { client, keepPrevious: true })
  useKeptPlace(status === 'success')

  return (
    <div className={styles.search}>
      <SearchForm words={choice.q} />
      <p className={styles.status} role="status">
        {status === 'idle' ? t('search.hint') : status === 'loading' ? t('list.loading') : status === 'success' ? withFormattedCount(t('search.count', { count: data.total }), data.total, language) : ''}
      </p>
      {status === 'failure' && <FailureNotice what="list" failure={failure} retry={retry} />}
      {status === 'loading' && !data && <Placeholders />}
      {data && status !== 'failure' && <Found data={data} choice={choice} isBusy={status === 'loading'} />}
      {(status === 'idle' || (status === 'success' && data.total === 0)) && instead}
    </div>
  )
}

function Found({ data, choice, isBusy }: { data: Schema<'SearchHitList'>; choice: SearchChoice; isBusy: boolean }) {
  const { t } = useTranslation()
  const { site, siteUrl, href } = useBlockEnvironment()
  const kindName = useKindName()
  const { frame, isEntered, page, onTurn, ...listeners } = usePageTurn<HTMLDivElement>(choice.page, data.data)
  // All of it goes away where the next page cannot be fetched.
  const whole = useFocusHandover<HTMLDivElement>()
  const hasFacets = data.facets.type.length > 0 || choice.type !== 1 || choice.year !== undefined
  const entered = isEntered && { role: 'group', tabIndex: -1, 'aria-label': t('list.page_of', { page, last: data.last_page }) }
  return (
    <>
      {data.suggestion && (
        <p className={styles.suggestion}>
          {t('search.did_you_mean')} <SearchLink changes={{ q: data.suggestion, page: undefined, type: undefined, year: undefined }}>{data.suggestion}</SearchLink>
        </p>
      )}
      <div ref={whole} className={hasFacets ? styles.found : undefined}>
        <Facets facets={data.facets} choice={choice} />
        <div ref={frame} className={styles.results} {...entered} {...listeners}>
          {data.data.length === 0 ? (
            <p className={styles.empty}>{data.total > 0 ? t('list.beyond_last') : t('search.empty')}</p>
          ) : (
            <ol className={styles.hits} aria-busy={isBusy}>
              {data.data.map((hit) => (
                <li key={`${hit.type} ${hit.id} ${hit.site_slug}`}>
                  <Hit hit={hit} kind={kindName(hit.type)} />
                </li>
              ))}
            </ol>
          )}
          {data.total > 0 && Math.max(choice.page, data.last_page) > 1 && <Pager page={choice.page} lastPage={data.last_page} onTurn={onTurn} />}
          {site !== '' && (
            <p className={styles.everywhere}>
              <a href={`${siteUrl('')}${href('/search')}?${new URLSearchParams({ q: choice.q })}`}>{t('search.everywhere', { words: choice.q })}</a>
            </p>
          )}
        </div>
      </div>
    </>
  )
}

/** Stand where the first hits will be. */
function Placeholders() {
  return (
    <div className={styles.found} aria-hidden="true">
      <div />
      <div className={styles.hits}>
        {[72, 58, 66, 61].map((width) => (
          <div key={width} className={styles.placeholder}>
            <span style={{ width: `${width}%` }} />
            <span />
            <span style={{ width: '88%' }} />
          </div>
        ))}
      </div>
    </div>
  )
}
