import { listPortfolioPublications } from '@university/api-client'
import { expecting } from '@university/api-client/expecting'
import { useOperation } from '@university/api-client/react'
import { useEffect, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { SaveAll } from '../citation/save-all'
import { client } from '../environment/client'
import { FailureNotice } from '../failure-notice/failure-notice'
import * as styles from './portfolio-sections.module.css'
import { PublicationRow } from './publication-row'
import { SectionLoading } from './section-loading'

const perPage = 20

const listPublications = expecting(listPortfolioPublications, (answer) => Array.isArray(answer?.data))

/** Publications, the latest first; twenty more at a time, or all of them as a file. */
export function PublicationList({ portfolioId, count }: { portfolioId: number; count: number }) {
  const [pages, setPages] = useState(1)
  return (
    <>
      {Array.from({ length: pages }, (_, index) => (
        <PublicationPage
          key={index}
          portfolioId={portfolioId}
          page={index + 1}
          count={Math.min(perPage, Math.max(1, count - index * perPage))}
          onMore={index + 1 === pages ? () => setPages(pages + 1) : undefined}
        />
      ))}
    </>
  )
}

interface PublicationPageProps {
  portfolioId: number
  /** From 1. */
  page: number
  /** Rows that the build knows of. */
  count: number
  /** Shows the next page; absent where it is shown already. */
  onMore: (() => void) | undefined
}

function PublicationPage({ portfolioId, page, count, onMore }: PublicationPageProps) {
  const { t } = useTranslation()
  const answer = useOperation(listPublications, { body: { portfolio_id: portfolioId, page, per_page: perPage } }, { client })
  const list = useRef<HTMLUListElement>(null)
  const isThere = answer.status === 'success'

  // The button that the reader pressed is gone: the keyboard goes on where the new rows begin, unless the reader is elsewhere
  // by now. Of the button for another try the tab has the focus.
  useEffect(() => {
    if (isThere && page > 1 && document.activeElement?.contains(list.current)) list.current?.focus()
  }, [isThere, page])

  if (answer.status === 'failure') return <FailureNotice what="list" failure={answer.failure} retry={answer.retry} />
  if (answer.status !== 'success') return <SectionLoading section="publications" count={count} />
  return (
    <>
      {page === 1 && <SaveAll portfolioId={portfolioId} />}
      <ul ref={list} tabIndex={-1} className={styles.list}>
        {answer.data.data.map((publication) => (
          <li key={publication.id}>
            <PublicationRow publication={publication} />
          </li>
        ))}
      </ul>
      {onMore && page < answer.data.last_page && (
        <button type="button" className={`button ${styles.more}`} onClick={onMore}>
          {t('portfolio.more')}
        </button>
      )}
    </>
  )
}
