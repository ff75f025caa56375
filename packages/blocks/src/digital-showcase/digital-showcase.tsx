import { useTranslation } from 'react-i18next'
import { ChartToggle } from '../chart/chart-toggle'
import { useChartRows } from '../chart/use-chart-rows'
import { useView } from '../chart/use-view'
import { PagedList } from '../list/paged-list'
import type { EmbeddedProps } from '../page-content/block-definition'
import { BlockHead } from '../section/block-head'
import { BlockSection } from '../section/block-section'
import type { DigitalShowcaseInitial, DigitalShowcaseOptions } from './digital-showcase.options'
import { ShowcaseCard } from './showcase-card'
import { ShowcaseChart } from './showcase-chart'
import { ShowcaseFilters } from './showcase-filters'
import { useShowcase } from './use-showcase'

/** Digital products of the university by category and state, each with the way to it; counted by category. */
export function DigitalShowcase({ options, initial }: EmbeddedProps<DigitalShowcaseOptions, DigitalShowcaseInitial>) {
  const { t } = useTranslation()
  const { params, pages, charted, filter } = useShowcase(options, initial)
  const [isChartOpen, toggleChart] = useView('chart')
  const chartRows = useChartRows('showcase', isChartOpen, filter, charted)

  return (
    <BlockSection title={t('showcase.title')}>
      <BlockHead heading={t('showcase.title')}>
        <p>{t('showcase.lead')}</p>
      </BlockHead>
      <ShowcaseFilters params={params} options={options} categories={initial.categories} />
      <ChartToggle isOpen={isChartOpen} onToggle={toggleChart} isWaiting={charted.waiting !== undefined} failure={isChartOpen ? charted.failed?.failure : undefined} />
      {chartRows && <ShowcaseChart items={chartRows} />}
      <PagedList layout="cards" pages={pages} count={(count) => t('showcase.count', { count })} empty={t('showcase.empty')} onReset={params.reset} keyOf={({ id }) => id}>
        {(item) => <ShowcaseCard item={item} />}
      </PagedList>
    </BlockSection>
  )
}
