import { listPassingScores } from '@university/api-client'
import { useOperation } from '@university/api-client/react'
import { allPagesOf } from '@university/api-client/read-all-pages'
import type { Schema } from '@university/api-client/types'
import { useTranslation } from 'react-i18next'
import { ChartFrame } from '../chart/chart-frame'
import { capitalise } from '../environment/capitalise'
import { client } from '../environment/client'
import { useBlockEnvironment } from '../environment/environment'
import { FailureNotice } from '../failure-notice/failure-notice'
import { useScoreWords } from '../scores/use-score-words'
import { toScoreItem } from './to-score-item'
import { toScoreLines } from './to-score-lines'
import * as styles from './score-chart.module.css'

export interface ScoreChartProps {
  /** Code of the group of programmes. */
  group: string
  /** `general` without it. */
  competition: Schema<'ScoreCompetition'> | undefined
  /** The reader’s own points. */
  score: number | undefined
}

const allScores = allPagesOf(listPassingScores)

/** The lowest points of a group over the years, a line for each language of instruction. */
export function ScoreChart({ group, competition: wanted, score }: ScoreChartProps) {
  const { t } = useTranslation()
  const { site, language } = useBlockEnvironment()
  const { languages, competitions } = useScoreWords()
  // The former group's are shown until the others are there.
  const { status, data, failure, retry } = useOperation(allScores, { body: { slug: site, lang: language, group_code: group } }, { client, keepPrevious: true })

  if (status === 'failure') return <FailureNotice what="part" failure={failure} retry={retry} />
  if (!data) return <div className={styles.waiting} role="status" aria-label={t('list.loading')} />

  const items = data.map((row) => toScoreItem(row, language))
  const { competition, lines } = toScoreLines(items, wanted)
  if (lines.length === 0) return <p className={styles.none}>{t('scores.chart_none')}</p>
  const years = [...new Set(lines.flatMap(({ points }) => points.map(({ year }) => year)))].sort((a, b) => a - b)
  const name = items.find((item) => item.name)?.name?.text
  const title = t('scores.chart', { group: [items[0]?.code, name].filter(Boolean).join(' ') })
  const own = score === undefined ? undefined : { points: score, label: `┄ ${t('scores.own', { score })}` }

  return (
    <div className={styles.chart}>
      <ChartFrame
        title={title}
        summary={t('scores.chart_summary', { competition: competitions[competition] })}
        legend={lines.map((one) => capitalise(languages[one.language]))}
        drawingKey={JSON.stringify([lines, own, language])}
        draw={async (width) => (await import(/* webpackChunkName: "chart" */ './draw-scores')).drawScores({ lines, own, width })}
        table={
          <table>
            <caption>
              <div>{title}</div>
            </caption>
            <thead>
              <tr>
                <th scope="col">{t('scores.year')}</th>
                {lines.map((one) => (
                  <th key={one.language} scope="col">
                    {capitalise(languages[one.language])}
                  </th>
                ))}
              </tr>
            </thead>
            <tbody>
              {years.map((year) => (
                <tr key={year}>
                  <th scope="row">{year}</th>
                  {lines.map((one) => (
                    <td key={one.language}>{one.points.find((point) => point.year === year)?.min ?? '—'}</td>
                  ))}
                </tr>
              ))}
            </tbody>
          </table>
        }
      />
    </div>
  )
}
