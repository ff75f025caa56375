import { useTranslation } from 'react-i18next'
import * as styles from './paged-list.module.css'
import { useNamedBlock } from '../section/block-section'
import { SearchLink } from './search-link'

/** Beyond the last page, which only a typed address names, it leads back to that one. */
export function Pager({ page, lastPage }: { page: number; lastPage: number }) {
  const { t } = useTranslation()
  const block = useNamedBlock()
  return (
    <nav className={styles.pager} aria-label={[t('list.pages'), block?.name].filter(Boolean).join(': ')}>
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
  return (
    <SearchLink className="button" rel={rel} changes={{ page: page === 1 ? undefined : String(page) }}>
      {children}
    </SearchLink>
  )
}
