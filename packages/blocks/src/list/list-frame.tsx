import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { useBlockEnvironment } from '../environment/environment'
import { withFormattedCount } from '../environment/format-number'
import { FailureNotice } from '../failure-notice/failure-notice'
import { ResetButton } from '../filters/reset-button'
import { useNamedBlock } from '../section/block-section'
import { Pager } from './pager'
import * as styles from './paged-list.module.css'
import { usePageTurn } from './use-page-turn'
import type { Pages } from './use-pages'

export interface ListFrameProps<Item> {
  pages: Pages<Item>
  /** `5 items`, `12 events`. */
  count: (total: number) => string
  /** Said where there is nothing at present. */
  empty: string
  /** Takes the filters back; only where some hold. */
  onReset?: (() => void) | undefined
  /** Said where nothing fits the filters, instead of just that. */
  nothingFits?: string | undefined
  /** The list itself. */
  children: ReactNode
}

/** What is around a list by pages: how many there are, what went wrong, the way to the other pages. */
export function ListFrame<Item>({ pages: { shown, isSameList, state, failure, wanted, retry }, count, empty, onReset, nothingFits, children }: ListFrameProps<Item>) {
  const { t } = useTranslation()
  const { language } = useBlockEnvironment()
  const block = useNamedBlock()
  // What did not come may have any number of rows.
  const isCounted = state !== 'failed' || isSameList
  const { frame, isEntered, page, onTurn, ...listeners } = usePageTurn<HTMLDivElement>(wanted, state === 'failed' ? undefined : shown.items)
  // Said when the keyboard comes here. How many there are, and that they are on their way, the status says.
  const entered = isEntered && { role: 'group', tabIndex: -1, 'aria-label': [t('list.page_of', { page, last: shown.lastPage }), block?.name].filter(Boolean).join(': ') }

  return (
    <div ref={frame} className={styles.block} {...entered} {...listeners}>
      <p className={styles.count} role="status" aria-label={block?.isOneOfSeveral ? block.name : undefined}>
        {state === 'loading' ? t('list.loading') : isCounted && withFormattedCount(count(shown.total), shown.total, language)}
      </p>
      {state === 'failed' ? (
        <FailureNotice what="list" failure={failure} retry={retry} />
      ) : shown.items.length === 0 ? (
        <div className={styles.empty}>
          <p>{shown.page > shown.lastPage && shown.total > 0 ? t('list.beyond_last') : onReset ? (nothingFits ?? t('list.nothing_found')) : empty}</p>
          {onReset && <ResetButton className="button" onReset={onReset} />}
        </div>
      ) : (
        children
      )}
      {isCounted && shown.total > 0 && Math.max(wanted, shown.lastPage) > 1 && (
        <>
          <Pager page={wanted} lastPage={shown.lastPage} onTurn={onTurn} />
          <noscript>
            <p className={styles.note}>{t('list.needs_script')}</p>
          </noscript>
        </>
      )}
    </div>
  )
}
