import { useEffect, useRef, type ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { Pager } from './pager'
import * as styles from './paged-list.module.css'
import type { Pages } from './use-pages'

export interface PagedListProps<Item> {
  pages: Pages<Item>
  /** `5 items`, `12 events`. */
  count: (total: number) => string
  /** Shown instead of a list without items. */
  empty: string
  /** Cards side by side, or rows below each other. */
  layout?: 'cards' | 'rows'
  keyOf: (item: Item) => string | number
  children: (item: Item, index: number) => ReactNode
}

/** A list by pages, which the address holds: `?page=2` can be shared, and the back button works. */
export function PagedList<Item>({ pages: { shown, state, wanted, retry }, count, empty, layout = 'cards', keyOf, children }: PagedListProps<Item>) {
  const { t } = useTranslation()
  const top = useRef<HTMLDivElement>(null)
  const former = useRef(wanted)

  useEffect(() => {
    if (former.current !== wanted) top.current?.scrollIntoView({ block: 'start' })
    former.current = wanted
  }, [wanted])

  return (
    <div ref={top} className={styles.block}>
      <p className={styles.count} role="status">
        {state === 'loading' ? t('list.loading') : count(shown.total)}
      </p>
      {state === 'failed' ? (
        <div className={styles.failed} role="alert">
          <p>{t('list.failed')}</p>
          <button type="button" className="button" onClick={retry}>
            {t('list.retry')}
          </button>
        </div>
      ) : shown.items.length === 0 ? (
        <p className={styles.empty}>{shown.page > shown.lastPage && shown.total > 0 ? t('list.beyond_last') : empty}</p>
      ) : (
        <ul className={`${styles.list} ${styles[layout]}`} aria-busy={state === 'loading'}>
          {shown.items.map((item, index) => (
            <li key={keyOf(item)}>{children(item, index)}</li>
          ))}
        </ul>
      )}
      {shown.lastPage > 1 && <Pager page={wanted} lastPage={shown.lastPage} />}
    </div>
  )
}
