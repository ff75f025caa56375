import { useTranslation } from 'react-i18next'
import { useBlockEnvironment } from '../environment/environment'
import { FilterLinks } from './filter-links'
import { readYear } from './read-year'

/** Years to choose from as `?year=`, in their order; nothing where there is no choice. */
export function YearFilter({ years }: { years: readonly number[] }) {
  const { t } = useTranslation()
  const { search } = useBlockEnvironment()
  if (years.length < 2) return null
  return (
    <FilterLinks
      label={t('list.year')}
      parameter="year"
      value={readYear(search)?.toString()}
      options={[{ value: undefined, label: t('list.all') }, ...years.map((year) => ({ value: String(year), label: String(year) }))]}
    />
  )
}
