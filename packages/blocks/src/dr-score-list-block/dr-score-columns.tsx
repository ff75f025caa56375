import { useTranslation } from 'react-i18next'
import { capitalise } from '../environment/capitalise'
import { useBlockEnvironment } from '../environment/environment'
import { formatDecimal } from '../environment/format-number'
import { useLangOf } from '../environment/use-lang-of'
import { ScoreRange } from '../scores/score-range'
import { useScoreWords } from '../scores/use-score-words'
import type { Column } from '../table/data-table'
import type { DrScoreItem } from './dr-score-list-block.options'
import * as styles from '../scores/scores.module.css'

/** Points of the whole entrance examination. */
const limit = 100

/** The columns of the scores for doctorates. @param withYear whether scores of several years are shown */
export function useDrScoreColumns(withYear: boolean): Column<DrScoreItem>[] {
  const { t } = useTranslation()
  const { language } = useBlockEnvironment()
  const langOf = useLangOf()
  const { languages, fundings } = useScoreWords()
  const year: Column<DrScoreItem> = { id: 'year', header: t('scores.year'), isNumber: true, canSort: true, cell: (item) => item.year }

  return [
    {
      id: 'name',
      header: t('scores.group'),
      isName: true,
      canSort: true,
      cell: ({ name, code }) => (
        <>
          <span className={styles.name} lang={langOf(name)}>
            {name?.text ?? code}
          </span>
          {name && <span className={styles.meta}>{code}</span>}
        </>
      ),
    },
    ...(withYear ? [year] : []),
    { id: 'places', header: t('scores.places'), isNumber: true, canSort: true, cell: (item) => item.places },
    {
      id: 'kind',
      header: t('scores.language_and_funding'),
      cell: (item) => (
        <>
          <span className={styles.line}>{capitalise(languages[item.language])}</span>
          <span className={styles.tag}>{capitalise(fundings[item.funding])}</span>
        </>
      ),
    },
    {
      id: 'points',
      header: t('scores.lowest'),
      canSort: true,
      cell: ({ min, exam }) =>
        min === null ? (
          <span className={styles.none}>{t('scores.nobody')}</span>
        ) : (
          <span className={styles.points}>
            <strong>{min}</strong>
            <ScoreRange min={min} max={null} limit={limit} />
            {exam !== null && <span className={styles.meta}>{t('scores.exam', { points: exam })}</span>}
          </span>
        ),
    },
    { id: 'ielts', header: 'IELTS', isNumber: true, cell: ({ ielts }) => (ielts === null ? '—' : t('scores.from', { points: formatDecimal(ielts, language) })) },
  ]
}
