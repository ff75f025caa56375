import type { listDoctoralScores } from '@university/api-client'
import type { RequestOf } from '@university/api-client/operation'
import type { DrScoreListBlockOptions } from './dr-score-list-block.options'

type Request = Omit<RequestOf<typeof listDoctoralScores>['body'], 'slug' | 'lang'>

/** What a reader may choose; `all` for scores of every year. */
export type DrScoreChoice = Omit<Request, 'page' | 'year'> & { year?: number | 'all' | undefined }

/** Scores a page, where the editor did not say. */
export const perPage = 20

/**
 * What is asked for: the newest year; of one group alone, all years. What the editor has fixed counts before what the
 * reader chooses, but for the order: headers that sort shall tell the truth.
 *
 * @param newest undefined where the site has no scores
 */
export function askForDrScores(newest: number | undefined, options: DrScoreListBlockOptions, { year: chosen, sort, order, ...choice }: DrScoreChoice = {}): Request {
  const year = chosen ?? (options.group_code ? 'all' : newest)
  return { per_page: perPage, ...(year !== undefined && year !== 'all' && { year }), ...choice, ...options, ...(sort && { sort, order }) }
}
