import { useTranslation } from 'react-i18next'
import { useBlockEnvironment } from '../environment/environment'
import { ListFrame } from '../list/list-frame'
import { writeSort } from '../list/parameters'
import type { EmbeddedProps } from '../page-content/block-definition'
import { FeesLink } from '../scores/fees-link'
import { BlockHead } from '../section/block-head'
import { BlockSection } from '../section/block-section'
import { DataTable } from '../table/data-table'
import { saveFile } from '../table/save-file'
import { TableActions } from '../table/table-actions'
import { toCsv } from '../table/to-csv'
import { usePrint } from '../table/use-print'
import { useDrScoreColumns } from './dr-score-columns'
import { useDrScoreCsv } from './dr-score-csv'
import { DrScoreFilters } from './dr-score-filters'
import type { DrScoreListBlockInitial, DrScoreListBlockOptions } from './dr-score-list-block.options'
import { useDrScores } from './use-dr-scores'

/** Scores with which one won a doctoral place: by year, group, language and funding, as a table, on paper, as a file. */
export function DrScoreListBlock({ options, initial }: EmbeddedProps<DrScoreListBlockOptions, DrScoreListBlockInitial>) {
  const { t } = useTranslation()
  const { language } = useBlockEnvironment()
  const { params, pages, all, year } = useDrScores(options, initial)
  const { values, change } = params
  const columns = useDrScoreColumns(year === undefined)
  const csvRows = useDrScoreCsv()
  const paper = usePrint(pages)
  const { items } = paper.pages.shown
  const group = options.group_code ?? values.group
  const file = [t('scores.doctoral_file'), group, year].filter(Boolean).join('-')

  return (
    <BlockSection title={t('scores.doctoral_title')}>
      <BlockHead heading={t('scores.doctoral_title')} detail={year}>
        <p>{t('scores.doctoral_lead')}</p>
        <FeesLink fees={initial.fees} group={group} level="doctoral" />
      </BlockHead>
      <DrScoreFilters params={params} options={options} initial={initial} year={year} />
      <TableActions
        waiting={all.waiting}
        failure={all.failed?.failure}
        onCsv={() => all.fetchFor('csv', (rows) => saveFile(`${file}.csv`, 'text/csv', toCsv(csvRows(rows), language)))}
        onPrint={() => all.fetchFor('print', paper.print)}
      />
      <ListFrame
        pages={paper.pages}
        count={(count) => t('scores.count', { count })}
        empty={t('scores.empty')}
        onReset={params.reset}
      >
        <DataTable
          caption={[t('scores.doctoral_title'), year].filter(Boolean).join(', ')}
          columns={columns}
          rows={items}
          keyOf={({ id }) => id}
          sort={values.sort}
          onSort={(sort) => change({ sort: sort && writeSort(sort) })}
          isBusy={pages.state === 'loading'}
        />
      </ListFrame>
    </BlockSection>
  )
}
