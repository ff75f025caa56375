import { useTranslation } from 'react-i18next'
import { capitalise } from '../environment/capitalise'
import { useBlockEnvironment } from '../environment/environment'
import { formatDecimal, formatNumber } from '../environment/format-number'
import { useLangOf } from '../environment/use-lang-of'
import { SearchLink } from '../list/search-link'
import { ScoreRange } from '../scores/score-range'
import { useScoreWords } from '../scores/use-score-words'
import type { Column } from '../table/data-table'
import type { ScoreItem } from './score-list-block.options'
import * as styles from '../scores/scores.module.css'

export interface ScoreColumnsOptions {
  /** The most points that the test gives. */
  limit: number
  /** Whether scores of several years are shown. */
  withYear: boolean
  /** Whether a group is shown alone already. */
  isOneGroup: boolean
  /** The reader’s own points. */
  score: number | undefined
  /** Told which group the reader chooses, before the address has it. */
  onChoose: (code: string) => void
}

/** The columns of the passing scores. */
export function useScoreColumns({ limit, withYear, isOneGroup, score, onChoose }: ScoreColumnsOptions): Column<ScoreItem>[] {
  const { t } = useTranslation()
  const { language } = useBlockEnvironment()
  const langOf = useLangOf()
  const { languages, competitions } = useScoreWords()

  const name = ({ name: own, code }: ScoreItem) => <span lang={langOf(own)}>{own?.text ?? code}</span>
  const year: Column<ScoreItem> = { id: 'year', header: t('scores.year'), isNumber: true, canSort: true, cell: (item) => item.year }

  return [
    {
      id: 'name',
      header: t('scores.group'),
      isName: true,
      canSort: !isOneGroup,
      cell: (item) => (
        <>
          <span className={styles.name}>{isOneGroup ? name(item) : <SearchLink changes={{ group: item.code, year: 'all', sort: undefined, page: undefined }} onFollow={() => onChoose(item.code)}>{name(item)}</SearchLink>}</span>
          <span className={styles.meta}>{[item.name && item.code, item.subjects.join(' + ')].filter(Boolean).join(' · ')}</span>
        </>
      ),
    },
    ...(withYear ? [year] : []),
    {
      id: 'kind',
      header: t('scores.language_and_competition'),
      cell: (item) => (
        <>
          <span className={styles.line}>{capitalise(languages[item.language])}</span>
          <span className={styles.tag}>{capitalise(competitions[item.competition])}</span>
        </>
      ),
    },
    {
      id: 'points',
      header: t('scores.points'),
      canSort: true,
      cell: ({ min, max }) =>
        min === null ? (
          <span className={styles.none}>{t('scores.nobody')}</span>
        ) : (
          <span className={styles.points}>
            <strong>{min}</strong>
            {max !== null && ` – ${max}`}
            <ScoreRange min={min} max={max} limit={limit} own={score} />
            {score !== undefined && score >= min && <span className={styles.margin}>{score === min ? t('scores.just') : t('scores.margin', { count: score - min })}</span>}
          </span>
        ),
    },
    {
      id: 'grants',
      header: t('scores.grants'),
      isNumber: true,
      cell: ({ grants, applicants }) => (
        <>
          {grants === null ? '—' : formatNumber(grants, language)}
          {grants !== null && grants > 0 && applicants !== null && <span className={styles.meta}>{t('scores.per_grant', { number: formatDecimal(Math.round((applicants / grants) * 10) / 10, language) })}</span>}
        </>
      ),
    },
  ]
}
