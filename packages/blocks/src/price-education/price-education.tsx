import { useTranslation } from 'react-i18next'
import { ChartToggle } from '../chart/chart-toggle'
import { useChartRows } from '../chart/use-chart-rows'
import { useView } from '../chart/use-view'
import { useBlockEnvironment } from '../environment/environment'
import { useLangOf } from '../environment/use-lang-of'
import { ListFrame } from '../list/list-frame'
import { writeSort } from '../list/parameters'
import type { EmbeddedProps } from '../page-content/block-definition'
import { BlockSection } from '../section/block-section'
import { DataTable } from '../table/data-table'
import { saveFile } from '../table/save-file'
import { TableActions } from '../table/table-actions'
import { toCsv } from '../table/to-csv'
import { usePrint } from '../table/use-print'
import { PriceChart } from './price-chart'
import { usePriceColumns } from './price-columns'
import { usePriceCsv } from './price-csv'
import type { PriceEducationInitial, PriceEducationOptions } from './price-education.options'
import { PriceFilters } from './price-filters'
import { PriceHead } from './price-head'
import { usePrices } from './use-prices'
import * as styles from './price-education.module.css'

/** Tuition fees: from the level over the field to the programme, for citizens and foreigners, as a table, a chart, a file. */
export function PriceEducation({ options, initial }: EmbeddedProps<PriceEducationOptions, PriceEducationInitial>) {
  const { t } = useTranslation()
  const { language } = useBlockEnvironment()
  const langOf = useLangOf()
  const { params, sort, pages, all, charted, year, filter } = usePrices(options, initial)
  const { values, change } = params
  const csvRows = usePriceCsv(initial.categories)
  const paper = usePrint(pages)
  const [isChartOpen, toggleChart] = useView('chart')
  const chartRows = useChartRows('prices', isChartOpen, filter, charted)

  const { items } = paper.pages.shown
  const days = new Set(items.map(({ since }) => since))
  const columns = usePriceColumns(values.for, { withSince: days.size > 1 })
  const notes = [...new Map(items.flatMap(({ note }) => (note ? [[note.text, note]] : []))).values()]

  return (
    <BlockSection title={t('price.title')}>
      <PriceHead items={items} year={year} withSince={days.size === 1} />
      <PriceFilters params={params} options={options} initial={initial} year={year} />
      <TableActions
        waiting={all.waiting}
        failure={all.failed?.failure}
        onCsv={() => all.fetchFor('csv', (rows) => saveFile(`${t('price.file')}-${year ?? ''}.csv`, 'text/csv', toCsv(csvRows(rows), language)))}
        onPrint={() => all.fetchFor('print', paper.print)}
      >
        <ChartToggle isOpen={isChartOpen} onToggle={toggleChart} isWaiting={charted.waiting !== undefined} failure={isChartOpen ? charted.failed?.failure : undefined} />
      </TableActions>
      {chartRows && <PriceChart items={chartRows} categories={initial.categories} audience={values.for} />}
      <ListFrame pages={paper.pages} count={(count) => t('price.count', { count })} empty={t('price.empty')} onReset={params.reset}>
        <DataTable
          caption={[t('price.title'), year?.replace('-', '–')].filter(Boolean).join(', ')}
          columns={columns}
          rows={items}
          keyOf={({ id }) => id}
          sort={sort}
          onSort={(next) => change({ sort: next && writeSort(next) })}
          isBusy={pages.state === 'loading'}
        />
      </ListFrame>
      {notes.map((note) => (
        <p key={note.text} className={styles.note} lang={langOf(note)}>
          {note.text}
        </p>
      ))}
    </BlockSection>
  )
}
