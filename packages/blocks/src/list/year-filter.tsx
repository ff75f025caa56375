import { useTranslation } from 'react-i18next'
import { FilterLinks } from './filter-links'

/** Years to choose from as `?year=`, in their order; nothing where there is no choice. */
export function YearFilter({ years, value }: { years: readonly number[]; value: string | undefined }) {
  const { t } = useTranslation()
  if (years.length < 2) return null
  return (
    <FilterLinks
      label={t('list.year')}
      parameter="year"
      value={value}
      options={[{ value: undefined, label: t('list.all') }, ...years.map((year) => ({ value: String(year), label: String(year) }))]}
    />
  )
}
