import { useEffect, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { useBlockEnvironment } from '../environment/environment'
import { NewsCard } from './news-card'
import type { NewsPluginOptions } from './news-plugin.options'
import * as styles from './news-plugin.module.css'
import { useNewsPages } from './use-news-pages'

/** A list of news by pages, which the address holds: `?page=2` can be shared, and the back button works. */
export function NewsPlugin(options: NewsPluginOptions) {
  const { t } = useTranslation()
  const { shown, state, wanted, retry } = useNewsPages(options)
  const top = useRef<HTMLDivElement>(null)
  const former = useRef(wanted)

  useEffect(() => {
    if (former.current !== wanted) top.current?.scrollIntoView({ block: 'start' })
    former.current = wanted
  }, [wanted])

  return (
    <div ref={top} className={styles.block}>
      <p className={styles.count} role="status">
        {state === 'loading' ? t('news.loading') : t('news.count', { count: shown.total })}
      </p>
      {state === 'failed' ? (
        <div className={styles.failed} role="alert">
          <p>{t('news.failed')}</p>
          <button type="button" className="button" onClick={retry}>
            {t('news.retry')}
          </button>
        </div>
      ) : shown.items.length === 0 ? (
        <p className={styles.empty}>{t('news.empty')}</p>
      ) : (
        <ul className={styles.list} aria-busy={state === 'loading'}>
          {shown.items.map((item, index) => (
            <li key={item.id}>
              <NewsCard item={item} level={2} eager={index < 3} />
            </li>
          ))}
        </ul>
      )}
      {shown.lastPage > 1 && <Pager page={wanted} lastPage={shown.lastPage} />}
    </div>
  )
}

/** Beyond the last page, which only a typed address names, it leads back to that one. */
function Pager({ page, lastPage }: { page: number; lastPage: number }) {
  const { t } = useTranslation()
  return (
    <nav className={styles.pager} aria-label={t('news.pages')}>
      {page > 1 && (
        <PageLink page={Math.min(page - 1, lastPage)} rel="prev">
          {t('news.previous_page')}
        </PageLink>
      )}
      {page <= lastPage && <span>{t('news.page_of', { page, last: lastPage })}</span>}
      {page < lastPage && (
        <PageLink page={page + 1} rel="next">
          {t('news.next_page')}
        </PageLink>
      )}
    </nav>
  )
}

function PageLink({ page, rel, children }: { page: number; rel: 'prev' | 'next'; children: string }) {
  const { setSearch } = useBlockEnvironment()
  const search = page === 1 ? '' : `?page=${page}`
  return (
    <a
      className="button"
      rel={rel}
      href={search || '?'}
      onClick={(event) => {
        if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return
        event.preventDefault()
        setSearch(search)
      }}
    >
      {children}
    </a>
  )
}
