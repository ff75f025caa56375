import type { Schema } from '@university/api-client/types'
import { useTranslation } from 'react-i18next'

/** What the words of the contract are called. */
export function useScoreWords() {
  const { t } = useTranslation()
  const languages: Record<Schema<'TeachingLanguage'>, string> = { kz: t('blocks.language_kz'), ru: t('blocks.language_ru'), en: t('blocks.language_en') }
  const competitions: Record<Schema<'ScoreCompetition'>, string> = { general: t('scores.general'), rural: t('scores.rural'), quota: t('scores.quota') }
  const fundings: Record<Schema<'StudyFunding'>, string> = { state_grant: t('scores.state_grant'), university_grant: t('scores.university_grant'), paid: t('scores.paid') }
  return { languages, competitions, fundings }
}
