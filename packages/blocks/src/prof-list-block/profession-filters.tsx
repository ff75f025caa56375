import { useTranslation } from 'react-i18next'
import { ChoiceFilter } from '../filters/choice-filter'
import { FilterBar } from '../filters/filter-bar'
import { SelectFilter } from '../filters/select-filter'
import { TextFilter } from '../filters/text-filter'
import { toOption } from '../filters/to-option'
import { writeSort } from '../list/parameters'
import { usePriceWords } from '../price-education/use-price-words'
import type { ProfListBlockInitial, ProfListBlockOptions } from './prof-list-block.options'
import type { ProfessionParams } from './use-professions'

export interface ProfessionFiltersProps {
  params: ProfessionParams
  /** What the editor has fixed is not offered. */
  options: ProfListBlockOptions
  initial: ProfListBlockInitial
}

/** From the level over the field to the profession; by the subjects of the UNT, by language and form of study. */
export function ProfessionFilters({ params: { values, change, reset }, options, initial: { fields, subjects } }: ProfessionFiltersProps) {
  const { t } = useTranslation()
  const words = usePriceWords()
  const levels = [...new Set(fields.map(({ level }) => level))]
  const level = options.level ?? values.level
  const offered = fields.filter((field) => !level || field.level === level)
  const groups = levels.filter((one) => offered.some((field) => field.level === one)).map((one) => ({ group: words.level(one), options: offered.filter((field) => field.level === one).map(toOption) }))
  // Only bachelors are admitted by the subjects of the UNT.
  const hasSubjects = !options.subject_ids && subjects.length > 1 && (!level || level === 'bachelor')

  /** Another level has other fields, and none but the first has subjects. */
  function changeLevel(next: string | undefined) {
    const keepsField = !next || fields.some((field) => field.id === values.field && field.level === next)
    change({ level: next, ...(!keepsField && { field: undefined }), ...(next && next !== 'bachelor' && { subject: undefined, subject2: undefined }) })
  }

  return (
    <FilterBar label={t('professions.filters')} onReset={reset}>
      {!options.q && <TextFilter label={t('professions.search')} value={values.q} onChange={(q, isMore) => change({ q }, { replace: isMore })} />}
      {!options.level && levels.length > 1 && (
        <ChoiceFilter
          label={t('professions.level')}
          value={values.level}
          options={[{ value: '', label: t('filters.any_level') }, ...levels.map((value) => ({ value, label: words.level(value) }))]}
          onChange={changeLevel}
        />
      )}
      {!options.training_id && offered.length > 1 && (
        <SelectFilter label={t('professions.field')} any={t('filters.any_field')} value={values.field?.toString()} options={groups.length > 1 ? groups : offered.map(toOption)} onChange={(field) => change({ field })} />
      )}
      {hasSubjects && (
        <>
          <SelectFilter
            label={t('professions.subject')}
            any={t('professions.any_subject')}
            value={values.subject?.toString()}
            options={subjects.map(toOption)}
            onChange={(subject) => change({ subject, ...(!subject && { subject: values.subject2?.toString(), subject2: undefined }) })}
          />
          {values.subject && (
            <SelectFilter
              label={t('professions.subject2')}
              any={t('professions.any_subject')}
              value={values.subject2?.toString()}
              options={subjects.filter(({ id }) => id !== values.subject).map(toOption)}
              onChange={(subject2) => change({ subject2 })}
            />
          )}
        </>
      )}
      {!options.language && (
        <SelectFilter label={t('professions.language')} any={t('filters.any_language')} value={values.edu} options={languages.map((value) => ({ value, label: words.language(value) }))} onChange={(edu) => change({ edu })} />
      )}
      {!options.study_form && (
        <SelectFilter label={t('professions.form')} any={t('filters.any_form')} value={values.form} options={forms.map((value) => ({ value, label: words.form(value) }))} onChange={(form) => change({ form })} />
      )}
      {!options.sort && !options.order && (
        <SelectFilter
          label={t('list.sort_by')}
          any={t('professions.by_code')}
          value={values.sort && writeSort(values.sort)}
          options={[
            { value: 'name', label: t('professions.by_name') },
            { value: '-programs', label: t('professions.by_programs') },
          ]}
          onChange={(sort) => change({ sort })}
        />
      )}
    </FilterBar>
  )
}

const languages = ['kz', 'ru', 'en'] as const
const forms = ['full_time', 'evening', 'distance'] as const
