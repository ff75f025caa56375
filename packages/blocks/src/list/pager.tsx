import { useTranslation } from 'react-i18next'
import { useBlockEnvironment } from '../environment/environment'
import * as styles from './paged-list.module.css'

/** Beyond the last page, which only a typed address names, it leads back to that one. */
export function Pager({ page, lastPage }: { page: number; lastPage: number }) {
  const { t } = useTranslation()
  return (
    <nav className={styles.pager} aria-label={t('list.pages')}>
      {page > 1 && (
        <PageLink page={Math.min(page - 1, lastPage)} rel="prev">
          {t('list.previous_page')}
        </PageLink>
      )}
      {page <= lastPage && <span>{t('list.page_of', { page, last: lastPage })}</span>}
      {page < lastPage && (
        <PageLink page={page + 1} rel="next">
          {t('list.next_page')}
        </PageLink>
      )}
    </nav>
  )
}

function PageLink({ page, rel, children }: { page: number; rel: 'prev' | 'next'; children: string }) {
  const { search, setSearch } = useBlockEnvironment()
  const next = withParameters(search, { page: page === 1 ? undefined : String(page) })
  return (
    <a
      className="button"
      rel={rel}
      href={next || '?'}
      onClick={(event) => {
        if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return
        event.preventDefault()
        setSearch(next)
      }}
    >
      {children}
    </a>
  )
}

/** `?page=2&year=2026`, `{ page: undefined }` → `?year=2026`; nothing where no parameter is left. */
export function withParameters(search: string, changes: Record<string, string | undefined>): string {
  const parameters = new URLSearchParams(search)
  for (const [name, value] of Object.entries(changes)) {
    if (value === undefined || value === '') parameters.delete(name)
    else parameters.set(name, value)
  }
  return parameters.size > 0 ? `?${parameters}` : ''
}
