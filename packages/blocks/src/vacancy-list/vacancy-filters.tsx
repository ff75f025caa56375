import { useTranslation } from 'react-i18next'
import { ChoiceFilter } from '../filters/choice-filter'
import { FilterBar } from '../filters/filter-bar'
import { SelectFilter } from '../filters/select-filter'
import { TextFilter } from '../filters/text-filter'
import { employments, type VacancyParams } from './use-vacancies'
import type { VacancyListInitial, VacancyListOptions } from './vacancy-list.options'

export interface VacancyFiltersProps {
  params: VacancyParams
  /** What the editor has fixed is not offered. */
  options: VacancyListOptions
  categories: VacancyListInitial['categories']
}

/** Which posts, in which order; the numbers behind the categories are those of open posts, so they stand only with these. */
export function VacancyFilters({ params: { values, change, reset }, options, categories }: VacancyFiltersProps) {
  const { t } = useTranslation()
  const isOpenOnly = (options.status ?? values.status ?? 'open') === 'open'

  return (
    <FilterBar label={t('vacancies.filters')} onReset={reset}>
      {!options.q && <TextFilter label={t('vacancies.search')} value={values.q} onChange={(q, isMore) => change({ q }, { replace: isMore })} />}
      {!options.category_id && categories.length > 1 && (
        <SelectFilter
          label={t('vacancies.category')}
          any={t('vacancies.any_category')}
          value={values.category?.toString()}
          options={categories.map(({ id, name, lang, open }) => ({ value: String(id), label: isOpenOnly ? `${name} (${open})` : name, lang }))}
          onChange={(category) => change({ category })}
        />
      )}
      {!options.employment_type && (
        <SelectFilter
          label={t('vacancies.employment')}
          any={t('vacancies.any_employment')}
          value={values.type}
          options={employments.map((employment) => ({ value: employment, label: t(`vacancies.${employment}`) }))}
          onChange={(type) => change({ type })}
        />
      )}
      {!options.sort && !options.order && (
        <SelectFilter
          label={t('list.sort_by')}
          any={t('vacancies.sort_newest')}
          value={values.sort}
          options={[
            { value: 'deadline', label: t('vacancies.sort_deadline') },
            { value: 'title', label: t('vacancies.sort_title') },
          ]}
          onChange={(sort) => change({ sort })}
        />
      )}
      {!options.status && (
        <ChoiceFilter
          label={t('vacancies.status')}
          value={values.status}
          options={[
            { value: '', label: t('vacancies.status_open') },
            { value: 'closed', label: t('vacancies.status_closed') },
            { value: 'all', label: t('vacancies.status_all') },
          ]}
          onChange={(status) => change({ status })}
        />
      )}
    </FilterBar>
  )
}
