import { setTimeout } from 'node:timers/promises'
import { DatabaseError } from './database'

/** In milliseconds; monitors wait ten seconds as a rule. */
const usualPatienceMs = 2_000

/**
 * For who asks whether all is well, and is to be told before he gives up: a question that waits for a locked table may take seven times as long.
 *
 * @throws DatabaseError when the answer is late
 */
export function inTime<Answer>(answer: Answer | Promise<Answer>, patienceMs = usualPatienceMs): Promise<Answer> {
  return Promise.race([answer, tooLate(patienceMs)])
}

async function tooLate(patienceMs: number): Promise<never> {
  await setTimeout(patienceMs, undefined, { ref: false })
  throw new DatabaseError('the database has not answered in time')
}
