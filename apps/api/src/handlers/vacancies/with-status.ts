import type { StoredVacancy } from '../../content/kinds/vacancy'
import { toUtc } from '../../content/time'

/** A vacancy is closed from its deadline on, and as soon as the post is filled. */
export function withStatus(vacancy: StoredVacancy, now: Date): StoredVacancy {
  const isOver = vacancy.deadline_at !== null && vacancy.deadline_at <= toUtc(now)
  return { ...vacancy, status: vacancy.is_filled || isOver ? 'closed' : 'open' }
}
