import type { Schema } from '@university/api-client/types'
import type { ScoreItem } from './score-list-block.options'

/** The lowest points of one language of instruction over the years. */
export interface ScoreLine {
  language: Schema<'TeachingLanguage'>
  /** Oldest first; years in which nobody was admitted are left out. */
  points: readonly { year: number; min: number }[]
}

/** Scores of one group → lines of one competition: the wanted one, or the first that the group has. */
export function toScoreLines(items: readonly ScoreItem[], wanted: Schema<'ScoreCompetition'> = 'general'): { competition: Schema<'ScoreCompetition'>; lines: ScoreLine[] } {
  const won = items.flatMap(({ min, year, language, competition }) => (min === null ? [] : [{ min, year, language, competition }]))
  const competition = [wanted, ...competitions].find((one) => won.some((item) => item.competition === one)) ?? wanted
  const lines = (['kz', 'ru', 'en'] as const).flatMap((language) => {
    const points = won.filter((item) => item.competition === competition && item.language === language).map(({ year, min }) => ({ year, min }))
    return points.length === 0 ? [] : [{ language, points: points.sort((a, b) => a.year - b.year) }]
  })
  return { competition, lines }
}

const competitions = ['general', 'rural', 'quota'] as const
