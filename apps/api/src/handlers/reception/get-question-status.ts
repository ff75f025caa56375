import type { Handler } from '@university/api-schema/handlers'
import type { Context } from '../../context'
import { HttpProblem } from '../../contract/problem'
import { isTrackingCode } from '../../submissions/numbers'

/** Both values must fit; which of them does not is told to nobody. */
export const getQuestionStatus: Handler<'getQuestionStatus', Context> = async ({ query: { number, tracking_code } }, { database }) => {
  const row = await database.query.selectFrom('question').where('number', '=', number).selectAll().executeTakeFirst()
  if (!row?.tracking_hash || row.due_at === null || !isTrackingCode(tracking_code, number, row.tracking_hash)) {
    throw new HttpProblem(404, 'not_found', { detail: 'No question has this number and this tracking code' })
  }
  const { status, rejection_reason, received_at, updated_at, due_at } = row
  return { number, status, rejection_reason, received_at, updated_at, due_at }
}
