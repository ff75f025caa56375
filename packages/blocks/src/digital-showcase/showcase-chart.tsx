import { useTranslation } from 'react-i18next'
import { BarChart } from '../chart/bar-chart'
import { countBars } from '../chart/count-bars'
import type { ShowcaseProduct } from './digital-showcase.options'

/** How many products each category has: those in use, and the others. */
export function ShowcaseChart({ items }: { items: readonly ShowcaseProduct[] }) {
  const { t } = useTranslation()
  const categoryOf = ({ category: { id, name } }: ShowcaseProduct) => ({ id: String(id), label: name?.text ?? `#${id}` })
  return (
    <BarChart
      title={t('showcase.chart')}
      summary={t('showcase.chart_summary')}
      header={t('showcase.category')}
      series={[t('showcase.status_live'), t('showcase.others')]}
      rows={countBars(items, categoryOf, ({ status }) => (status === 'live' ? 0 : 1), 2)}
    />
  )
}
