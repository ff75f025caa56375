import { useTranslation } from 'react-i18next'
import { ChoiceFilter } from '../filters/choice-filter'
import { FilterBar } from '../filters/filter-bar'
import { OrderFilter } from '../filters/order-filter'
import { SelectFilter } from '../filters/select-filter'
import { TextFilter } from '../filters/text-filter'
import { toOption } from '../filters/to-option'
import type { UniversitiesListInitial, UniversitiesListOptions } from './universities-list.options'
import { orders, type PartnerParams } from './use-partners'

export interface PartnerFiltersProps {
  params: PartnerParams
  /** What the editor has fixed is not offered. */
  options: UniversitiesListOptions
  initial: UniversitiesListInitial
}

/** Where, for what, whether the agreement holds, by which words; and in which order. */
export function PartnerFilters({ params: { values, change, reset }, options, initial: { countries, cooperations } }: PartnerFiltersProps) {
  const { t } = useTranslation()
  return (
    <FilterBar label={t('partners.filters')} onReset={reset}>
      {!options.q && <TextFilter label={t('partners.search')} value={values.q} onChange={(q, isMore) => change({ q }, { replace: isMore })} />}
      {!options.country_id && countries.length > 1 && (
        <SelectFilter label={t('partners.country')} any={t('partners.any_country')} value={values.country?.toString()} options={countries.map(toOption)} onChange={(country) => change({ country })} />
      )}
      {!options.cooperation_id && cooperations.length > 1 && (
        <SelectFilter
          label={t('partners.cooperation')}
          any={t('partners.any_cooperation')}
          value={values.cooperation?.toString()}
          options={cooperations.map(toOption)}
          onChange={(cooperation) => change({ cooperation })}
        />
      )}
      <OrderFilter orders={orders} labelOf={(name) => t(`partners.sort_${name}`)} fixed={options} chosen={values.sort} onChange={(sort) => change({ sort })} />
      {options.active === undefined && (
        <ChoiceFilter
          label={t('partners.agreement')}
          value={values.agreement}
          options={[
            { value: '', label: t('partners.any_agreement') },
            { value: 'active', label: t('partners.active') },
            { value: 'ended', label: t('partners.ended') },
          ]}
          onChange={(agreement) => change({ agreement })}
        />
      )}
    </FilterBar>
  )
}
