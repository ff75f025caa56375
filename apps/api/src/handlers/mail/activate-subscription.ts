import type { Handler } from '@university/api-schema/handlers'
import type { Context } from '../../context'
import { HttpProblem } from '../../contract/problem'

export const activateSubscription: Handler<'activateSubscription', Context> = async ({ body: { token } }, { subscribers, now }) => {
  const activation = await subscribers.activate(token, now)
  if (!activation) throw new HttpProblem(404, 'not_found', { detail: 'No subscription has this token' })
  return { status: activation.status, email_masked: activation.email === null ? null : masked(activation.email) }
}

/** `aigerim@post.example` → `a•••••m@post.example`, however long it is. */
function masked(email: string): string {
  const at = email.lastIndexOf('@')
  const local = [...email.slice(0, at)]
  const last = local.length > 1 ? local.at(-1) : ''
  return `${local[0] ?? ''}•••••${last ?? ''}${email.slice(at)}`
}
