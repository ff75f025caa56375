import { useTranslation } from 'react-i18next'
import { FilterBar } from '../filters/filter-bar'
import { SelectFilter, type SelectFilterProps } from '../filters/select-filter'
import { TextFilter } from '../filters/text-filter'
import { toOption } from '../filters/to-option'
import type { DepartmentItem, PortfolioListOptions } from './portfolio-list.options'
import { degrees, type People } from './use-people'

export interface PeopleFiltersProps {
  people: People
  /** What the editor has fixed is not offered. */
  options: PortfolioListOptions
  departments: readonly DepartmentItem[]
}

/** By name, and from the department to the chair. Another choice begins with all letters: the former may have nobody. */
export function PeopleFilters({ people: { params, department, chair }, options, departments }: PeopleFiltersProps) {
  const { t } = useTranslation()
  const { values, change, reset } = params
  const chairs = department ? department.chairs.map(toOption) : grouped(departments)
  const isWithinChair = options.cafedra_id !== undefined

  /** Another department has other chairs. */
  function changeDepartment(next: string | undefined) {
    const isKept = next === undefined || departments.some(({ id, chairs: own }) => String(id) === next && own.some((one) => one.id === chair?.id))
    change({ department: next, letter: undefined, ...(!isKept && { chair: undefined }) })
  }

  return (
    <FilterBar label={t('people.filters')} onReset={reset}>
      {!options.q && <TextFilter label={t('people.name')} value={values.q} onChange={(q, isMore) => change({ q, letter: undefined }, { replace: isMore })} />}
      {!options.department_id && !isWithinChair && departments.length > 1 && (
        <SelectFilter label={t('people.department')} any={t('people.any_department')} value={department?.id.toString()} options={departments.map(toOption)} onChange={changeDepartment} />
      )}
      {!isWithinChair && chairs.length > 0 && (
        <SelectFilter label={t('people.chair')} any={t('people.any_chair')} value={chair?.id.toString()} options={chairs} onChange={(next) => change({ chair: next, letter: undefined })} />
      )}
      {!options.degree && (
        <SelectFilter
          label={t('people.degree')}
          any={t('people.any_degree')}
          value={values.degree}
          options={degrees.map((degree) => ({ value: degree, label: t(`people.degree_${degree}`) }))}
          onChange={(degree) => change({ degree, letter: undefined })}
        />
      )}
    </FilterBar>
  )
}

/** The chairs of all departments, below the names of these. */
function grouped(departments: readonly DepartmentItem[]): SelectFilterProps['options'] {
  return departments.filter(({ chairs }) => chairs.length > 0).map(({ name, lang, chairs }) => ({ group: name, lang, options: chairs.map(toOption) }))
}
