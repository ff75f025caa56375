import { useTranslation } from 'react-i18next'
import { ChartToggle } from '../chart/chart-toggle'
import { useChartRows } from '../chart/use-chart-rows'
import { useView } from '../chart/use-view'
import { useBlockEnvironment } from '../environment/environment'
import { PagedList } from '../list/paged-list'
import type { EmbeddedProps } from '../page-content/block-definition'
import { BlockHead } from '../section/block-head'
import { BlockSection } from '../section/block-section'
import { saveFile } from '../table/save-file'
import { TableActions } from '../table/table-actions'
import { toCsv } from '../table/to-csv'
import { usePrint } from '../table/use-print'
import { ProjectChart } from './project-chart'
import { useProjectCsv } from './project-csv'
import { ProjectFilters } from './project-filters'
import { ProjectRow } from './project-row'
import type { ScientificProjectsInitial, ScientificProjectsOptions } from './scientific-projects.options'
import { useProjects } from './use-projects'

/** Scientific projects by type, funding, year, leader and state, each with what it aims at and what came of it; counted by field. */
export function ScientificProjects({ options, initial }: EmbeddedProps<ScientificProjectsOptions, ScientificProjectsInitial>) {
  const { t } = useTranslation()
  const { language } = useBlockEnvironment()
  const { params, pages, all, charted, filter } = useProjects(options, initial)
  const [isChartOpen, toggleChart] = useView('chart')
  const chartRows = useChartRows('projects', isChartOpen, filter, charted)
  const csvRows = useProjectCsv()
  const paper = usePrint(pages)

  return (
    <BlockSection title={t('projects.title')}>
      <BlockHead heading={t('projects.title')}>
        <p>{t('projects.lead')}</p>
      </BlockHead>
      <ProjectFilters params={params} options={options} initial={initial} />
      <TableActions
        waiting={all.waiting}
        failure={all.failed?.failure}
        onCsv={() => all.fetchFor('csv', (rows) => saveFile(`${t('projects.file')}.csv`, 'text/csv', toCsv(csvRows(rows), language)))}
        onPrint={() => all.fetchFor('print', paper.print)}
      >
        <ChartToggle isOpen={isChartOpen} onToggle={toggleChart} isWaiting={charted.waiting !== undefined} failure={isChartOpen ? charted.failed?.failure : undefined} />
      </TableActions>
      {chartRows && <ProjectChart items={chartRows} />}
      <PagedList layout="rows" pages={paper.pages} count={(count) => t('projects.count', { count })} empty={t('projects.empty')} onReset={params.reset} keyOf={({ id }) => id}>
        {(item) => <ProjectRow item={item} isOpen={paper.isPrinting} />}
      </PagedList>
    </BlockSection>
  )
}
