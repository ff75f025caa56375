import { useTranslation } from 'react-i18next'
import { ChartToggle } from '../chart/chart-toggle'
import { useChartRows } from '../chart/use-chart-rows'
import { useView } from '../chart/use-view'
import { PagedList } from '../list/paged-list'
import type { EmbeddedProps } from '../page-content/block-definition'
import { BlockHead } from '../section/block-head'
import { BlockSection } from '../section/block-section'
import { PartnerFilters } from './partner-filters'
import { PartnerMap } from './partner-map'
import { PartnerRow } from './partner-row'
import type { UniversitiesListInitial, UniversitiesListOptions } from './universities-list.options'
import { usePartners } from './use-partners'
import * as styles from './universities-list.module.css'

/** Partner universities by country, kind of cooperation and agreement: a list, and a map of it. */
export function UniversitiesList({ options, initial }: EmbeddedProps<UniversitiesListOptions, UniversitiesListInitial>) {
  const { t } = useTranslation()
  const { params, pages, mapped, filter } = usePartners(options, initial)
  const [isMapOpen, toggleMap] = useView('map')
  const mapRows = useChartRows('partners', isMapOpen, filter, mapped)
  const { total } = initial.page

  return (
    <BlockSection title={t('partners.title')}>
      <BlockHead heading={t('partners.title')}>
        {total > 0 && (
          <p className={styles.figures}>
            <strong>{t('partners.universities', { count: total })}</strong>
            {!options.country_id && !options.q && options.active === undefined && <strong>{t('partners.countries', { count: initial.countries.length })}</strong>}
          </p>
        )}
      </BlockHead>
      <PartnerFilters params={params} options={options} initial={initial} />
      <ChartToggle
        isOpen={isMapOpen}
        onToggle={toggleMap}
        isWaiting={mapped.waiting !== undefined}
        failure={isMapOpen ? mapped.failed?.failure : undefined}
        words={{ show: t('partners.show_map'), hide: t('partners.hide_map') }}
        icon="M8 14.5S3 10 3 6.5a5 5 0 0 1 10 0C13 10 8 14.5 8 14.5ZM8 8.2a1.7 1.7 0 1 0 0-3.4 1.7 1.7 0 0 0 0 3.4Z"
      />
      {mapRows && <PartnerMap partners={mapRows} onCountry={options.country_id ? undefined : (country) => params.change({ country: String(country) })} />}
      <PagedList layout="rows" pages={pages} count={(count) => t('partners.count', { count })} empty={t('partners.empty')} onReset={params.reset} keyOf={({ id }) => id}>
        {(item) => <PartnerRow item={item} cooperations={initial.cooperations} />}
      </PagedList>
    </BlockSection>
  )
}
