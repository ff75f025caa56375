import type { Schema } from '@university/api-client/types'
import { useTranslation } from 'react-i18next'
import { useBlockEnvironment } from '../environment/environment'
import { formatDecimal } from '../environment/format-number'

/** What the words of the contract are called. */
export function usePriceWords() {
  const { t } = useTranslation()
  const { language: own } = useBlockEnvironment()
  return {
    level: (level: Schema<'EducationLevel'>) => t(`price.level_${level}`),
    form: (form: Schema<'StudyForm'>) => t(`price.form_${form}`),
    basis: (basis: Schema<'AdmissionBasis'>) => t(`price.basis_${basis}`),
    language: (language: Schema<'TeachingLanguage'>) => t(`blocks.language_${language}`),
    /** `4 years`, `1,5 года` */
    years: (count: number) => t('price.years', { count }).replace(String(count), formatDecimal(count, own)),
  }
}
