import { useEffect, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { ChartToggle } from '../chart/chart-toggle'
import { useView } from '../chart/use-view'
import { useBlockEnvironment } from '../environment/environment'
import { ListFrame } from '../list/list-frame'
import { writeSort } from '../list/parameters'
import type { EmbeddedProps } from '../page-content/block-definition'
import { BlockSection } from '../section/block-section'
import { DataTable } from '../table/data-table'
import { saveFile } from '../table/save-file'
import { TableActions } from '../table/table-actions'
import { toCsv } from '../table/to-csv'
import { usePrint } from '../table/use-print'
import { MyScore } from './my-score'
import { ScoreChart } from './score-chart'
import { useScoreColumns } from './score-columns'
import { useScoreCsv } from './score-csv'
import { ScoreFilters } from './score-filters'
import { ScoreHead } from './score-head'
import type { ScoreListBlockInitial, ScoreListBlockOptions } from './score-list-block.options'
import { useScores } from './use-scores'
import * as styles from '../scores/scores.module.css'

/** Where the UNT has no other figure, as for a test that the site does not list. */
const usualLimit = 140

/** Passing scores of past years: by test, field, group, language and competition; "my score"; a group over the years as a chart. */
export function ScoreListBlock({ options, initial }: EmbeddedProps<ScoreListBlockOptions, ScoreListBlockInitial>) {
  const { t } = useTranslation()
  const { language } = useBlockEnvironment()
  const { params, pages, all, category, year, score, answer } = useScores(options, initial)
  const { values, change } = params
  const limit = category?.limit ?? usualLimit
  const group = options.group_code ?? values.group
  const chosen = useRef<string>()
  const columns = useScoreColumns({ limit, withYear: year === undefined, isOneGroup: group !== undefined, score, onChoose: (code) => void (chosen.current = code) })
  const csvRows = useScoreCsv(category)
  const paper = usePrint(pages)
  const rows = useRef<HTMLDivElement>(null)
  const chart = useRef<HTMLDivElement>(null)
  const [isAskedFor, toggle] = useView('chart')
  const [isFolded, fold] = useState(false)

  const { items } = paper.pages.shown
  // Who chooses a group wants to see it; one that the editor has fixed is there before anybody asked.
  const isChosen = values.group !== undefined
  const hasChart = isChosen ? !isFolded : isAskedFor
  const caption = [t('scores.title'), category?.name, year].filter(Boolean).join(', ')
  const file = [t('scores.file'), group, year].filter(Boolean).join('-')

  // The chart stands above the rows, of which the reader chose one: not before the address has it, so that the back button leads to the row.
  useEffect(() => {
    if (group === undefined || chosen.current !== group) return
    chosen.current = undefined
    show(chart.current)
  }, [group])

  return (
    <BlockSection title={t('scores.title')}>
      <ScoreHead items={items} category={category} year={year} fees={initial.fees} group={group} />
      {options.score === undefined ? (
        <MyScore value={values.score} limit={limit} onChange={(points) => change({ score: points })} answer={answer} failure={pages.state === 'failed' ? pages.failure : undefined} onShow={() => show(rows.current)} />
      ) : (
        <p className={styles.meta}>{t('scores.disclaimer')}</p>
      )}
      <ScoreFilters params={params} options={options} initial={initial} category={category} year={year} />
      <TableActions
        waiting={all.waiting}
        failure={all.failed?.failure}
        onCsv={() => all.fetchFor('csv', (rows) => saveFile(`${file}.csv`, 'text/csv', toCsv(csvRows(rows), language)))}
        onPrint={() => all.fetchFor('print', paper.print)}
      >
        {group ? (
          <ChartToggle isOpen={hasChart} onToggle={isChosen ? () => fold(!isFolded) : toggle} isWaiting={false} failure={undefined} />
        ) : (
          items.length > 0 && <span className={styles.meta}>{t('scores.chart_hint')}</span>
        )}
      </TableActions>
      {group && hasChart && (
        <div ref={chart} className={styles.rows} role="group" aria-label={t('scores.chart', { group })} tabIndex={-1}>
          <ScoreChart group={group} competition={options.competition ?? values.quota} score={score} />
        </div>
      )}
      <div ref={rows} className={styles.rows} role="group" aria-label={caption} tabIndex={-1}>
        <ListFrame
          pages={paper.pages}
          // Of the reader’s own points the answer is where they were asked for.
          count={(count) => (options.score === undefined ? t('scores.count', { count }) : t('scores.enough', { count, score: options.score }))}
          empty={score === undefined ? t('scores.empty') : t('scores.not_enough')}
          onReset={params.reset}
          nothingFits={score === undefined ? undefined : t('scores.not_enough')}
        >
          <DataTable
            caption={caption}
            columns={columns}
            rows={items}
            keyOf={({ id }) => id}
            sort={values.sort}
            onSort={(sort) => change({ sort: sort && writeSort(sort) })}
            isBusy={pages.state === 'loading'}
          />
        </ListFrame>
      </div>
    </BlockSection>
  )
}

/** Where the keyboard goes on, too. */
function show(part: HTMLElement | null) {
  part?.focus({ preventScroll: true })
  part?.scrollIntoView({ block: 'start' })
}
