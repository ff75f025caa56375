import { useTranslation } from 'react-i18next'
import { useScoreWords } from '../scores/use-score-words'
import type { CsvValue } from '../table/to-csv'
import type { DrScoreItem } from './dr-score-list-block.options'

/** @returns scores → rows of a file, the headers first */
export function useDrScoreCsv(): (items: readonly DrScoreItem[]) => CsvValue[][] {
  const { t } = useTranslation()
  const { languages, fundings } = useScoreWords()
  return (items) => [
    [t('scores.year'), t('scores.code'), t('scores.group'), t('scores.language'), t('scores.funding'), t('scores.places'), t('scores.lowest'), t('scores.exam_lowest'), 'IELTS'],
    ...items.map((item) => [item.year, item.code, item.name?.text ?? null, languages[item.language], fundings[item.funding], item.places, item.min, item.exam, item.ielts]),
  ]
}
