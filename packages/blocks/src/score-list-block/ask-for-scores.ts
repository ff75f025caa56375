import type { listPassingScores } from '@university/api-client'
import type { RequestOf } from '@university/api-client/operation'
import type { ScoreCategory, ScoreListBlockOptions } from './score-list-block.options'

type Request = Omit<RequestOf<typeof listPassingScores>['body'], 'slug' | 'lang'>

/** What a reader may choose; `all` for scores of every year. */
export type ScoreChoice = Omit<Request, 'page' | 'year'> & { year?: number | 'all' | undefined }

/** Scores a page, where the editor did not say. */
export const perPage = 20

/**
 * What is asked for: one kind of test, and its newest year; of one group alone, all years. What the editor has fixed
 * counts before what the reader chooses, but for the order: headers that sort shall tell the truth.
 *
 * @param category undefined where the site has no scores
 */
export function askForScores(category: Pick<ScoreCategory, 'id' | 'years'> | undefined, options: ScoreListBlockOptions, { year: chosen, sort, order, ...choice }: ScoreChoice = {}): Request {
  const year = chosen ?? (options.group_code ? 'all' : category?.years[0])
  return { per_page: perPage, ...(category && { category_id: category.id }), ...(year !== undefined && year !== 'all' && { year }), ...choice, ...options, ...(sort && { sort, order }) }
}
