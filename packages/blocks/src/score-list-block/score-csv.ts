import { useTranslation } from 'react-i18next'
import { useBlockEnvironment } from '../environment/environment'
import { useScoreWords } from '../scores/use-score-words'
import type { CsvValue } from '../table/to-csv'
import type { ScoreCategory, ScoreItem } from './score-list-block.options'

/** @returns scores → rows of a file, the headers first; with more than the table shows */
export function useScoreCsv(category: ScoreCategory | undefined): (items: readonly ScoreItem[]) => CsvValue[][] {
  const { t } = useTranslation()
  const { languages, competitions } = useScoreWords()
  const { site, href, siteUrl } = useBlockEnvironment()
  return (items) => [
    [
      t('scores.year'),
      t('scores.code'),
      t('scores.group'),
      t('scores.field'),
      t('scores.subjects'),
      t('scores.language'),
      t('scores.competition'),
      t('scores.lowest'),
      t('scores.highest'),
      t('scores.threshold'),
      t('scores.grants'),
      t('scores.applicants'),
      t('scores.source'),
    ],
    ...items.map((item) => [
      item.year,
      item.code,
      item.name?.text ?? null,
      category?.fields.find(({ id }) => id === item.fieldId)?.name ?? null,
      item.subjects.join(', '),
      languages[item.language],
      competitions[item.competition],
      item.min,
      item.max,
      item.threshold,
      item.grants,
      item.applicants,
      item.source && new URL(href(item.source), siteUrl(site)).href,
    ]),
  ]
}
