import { useTranslation } from 'react-i18next'
import { FilterBar } from '../filters/filter-bar'
import { OrderFilter } from '../filters/order-filter'
import { SelectFilter } from '../filters/select-filter'
import { TextFilter } from '../filters/text-filter'
import { toOption, yearOption } from '../filters/to-option'
import { orders, type ProjectParams } from './use-projects'
import type { ScientificProjectsInitial, ScientificProjectsOptions } from './scientific-projects.options'

export interface ProjectFiltersProps {
  params: ProjectParams
  /** What the editor has fixed is not offered. */
  options: ScientificProjectsOptions
  initial: ScientificProjectsInitial
}

/** What is studied, who pays, when, who leads, how far it has come; and in which order. */
export function ProjectFilters({ params: { values, change, reset }, options, initial: { types, fundings, years, leaders } }: ProjectFiltersProps) {
  const { t } = useTranslation()
  return (
    <FilterBar label={t('projects.filters')} onReset={reset}>
      {!options.q && <TextFilter label={t('projects.search')} value={values.q} onChange={(q, isMore) => change({ q }, { replace: isMore })} />}
      {!options.type_id && types.length > 1 && (
        <SelectFilter label={t('projects.type')} any={t('projects.any_type')} value={values.type?.toString()} options={types.map(toOption)} onChange={(type) => change({ type })} />
      )}
      {!options.funding_id && fundings.length > 1 && (
        <SelectFilter label={t('projects.funding')} any={t('projects.any_funding')} value={values.funding?.toString()} options={fundings.map(toOption)} onChange={(funding) => change({ funding })} />
      )}
      {!options.year && years.length > 1 && (
        <SelectFilter
          label={t('projects.year')}
          any={t('filters.any_year')}
          value={values.year}
          options={years.map(yearOption)}
          onChange={(year) => change({ year })}
        />
      )}
      {!options.leader_id && leaders.length > 1 && (
        <SelectFilter label={t('projects.leader')} any={t('projects.any_leader')} value={values.leader?.toString()} options={leaders.map(toOption)} onChange={(leader) => change({ leader })} />
      )}
      {!options.status && (
        <SelectFilter
          label={t('projects.status')}
          any={t('projects.any_status')}
          value={values.status}
          options={statuses.map((value) => ({ value, label: t(`projects.status_${value}`) }))}
          onChange={(status) => change({ status })}
        />
      )}
      <OrderFilter orders={orders} labelOf={(name) => t(`projects.sort_${name}`)} fixed={options} chosen={values.sort} onChange={(sort) => change({ sort })} />
    </FilterBar>
  )
}

const statuses = ['ongoing', 'planned', 'completed', 'stopped'] as const
