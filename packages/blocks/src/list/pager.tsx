import { useTranslation } from 'react-i18next'
import { useNamedBlock } from '../section/block-section'
import { pageNumbers } from './page-numbers'
import * as styles from './pager.module.css'
import { SearchLink } from './search-link'

export interface PagerProps {
  /** The one that is shown, from 1. */
  page: number
  lastPage: number
  /** Told when the reader follows a link to a page. */
  onTurn?: (page: number) => void
}

/** Beyond the last page, which only a typed address names, none is the current one, and “previous” leads to the last. */
export function Pager({ page, lastPage, onTurn }: PagerProps) {
  const { t } = useTranslation()
  const block = useNamedBlock()
  // The first page is the address without a number.
  const linkTo = (number: number) => ({ changes: { page: number === 1 ? undefined : String(number) }, onFollow: () => onTurn?.(number) })
  return (
    <>
      <nav className={styles.pager} aria-label={[t('list.pages'), block?.name].filter(Boolean).join(': ')}>
        <ol className={styles.numbers}>
          {pageNumbers(page, lastPage).map((number, index) =>
            number === undefined ? (
              <li key={`gap ${index}`} aria-hidden="true">
                …
              </li>
            ) : (
              <li key={number}>
                <SearchLink className={styles.number} {...linkTo(number)} aria-label={t('list.page_of', { page: number, last: lastPage })} aria-current={number === page ? 'page' : undefined}>
                  {number}
                </SearchLink>
              </li>
            ),
          )}
        </ol>
        {page > 1 && (
          <SearchLink className="button" rel="prev" {...linkTo(Math.min(page - 1, lastPage))}>
            {t('list.previous_page')}
          </SearchLink>
        )}
        {page < lastPage && (
          <SearchLink className="button" rel="next" {...linkTo(page + 1)}>
            {t('list.next_page')}
          </SearchLink>
        )}
      </nav>
      <p className={styles.onPaper}>{t('list.page_of', { page, last: lastPage })}</p>
    </>
  )
}
