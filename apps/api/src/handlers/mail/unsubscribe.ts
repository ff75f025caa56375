import type { Handler } from '@university/api-schema/handlers'
import type { Context } from '../../context'
import { invalidRequest } from '../../contract/invalid-request'
import { HttpProblem } from '../../contract/problem'

/** JSON brings the token along; the form of a mail program (RFC 8058) leaves it in the address. */
export const unsubscribe: Handler<'unsubscribe', Context> = async ({ query, body }, { subscribers, now }) => {
  const token = 'token' in body ? body.token : query.token
  if (token === undefined) throw invalidRequest([{ field: 'token', code: 'required', message: 'is required' }])
  const isKnown = await subscribers.end(token, 'token' in body ? body.reason : undefined, now)
  if (!isKnown) throw new HttpProblem(404, 'not_found', { detail: 'No subscription has this token' })
  return { status: 'unsubscribed' }
}
