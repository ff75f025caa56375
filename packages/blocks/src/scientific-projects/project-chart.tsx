import { useTranslation } from 'react-i18next'
import { BarChart } from '../chart/bar-chart'
import { countBars } from '../chart/count-bars'
import type { ProjectItem } from './scientific-projects.options'

/** How many projects each field of science has: those that run or will, and those that are over. */
export function ProjectChart({ items }: { items: readonly ProjectItem[] }) {
  const { t } = useTranslation()
  const fieldOf = ({ field }: ProjectItem) => ({ id: field?.text ?? '', label: field?.text ?? t('projects.no_field') })
  const isOver = ({ status }: ProjectItem) => status === 'completed' || status === 'stopped'
  return (
    <BarChart
      title={t('projects.chart')}
      summary={t('projects.chart_summary')}
      header={t('projects.field')}
      series={[t('projects.current'), t('projects.past')]}
      rows={countBars(items, fieldOf, (item) => (isOver(item) ? 1 : 0), 2)}
    />
  )
}
