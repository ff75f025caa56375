import type { FastifyInstance, FastifyRequest } from 'fastify'
import type { Operation } from './document'
import { HttpProblem } from './problem'
import { isSameSecret } from './same-secret'

const header = 'X-Preview-Key'
const nameInNode = header.toLowerCase()

/** Wrong keys that one address may send; from then on the right one is refused as well, so that nobody learns by guessing on. */
const wrongKeys = 20
const minutes = 10

/** Whether a request asks for what is not published. A key where none is known says nothing. */
export function asksForDrafts({ parameters }: Operation): (request: FastifyRequest) => boolean {
  const takesKey = parameters.some(({ name }) => name === header)
  return ({ headers }) => takesKey && headers[nameInNode] !== undefined
}

/**
 * The check of the key that editors share. Without a key of the server every key is a wrong one.
 *
 * @param app with the plugin that counts calls
 * @returns what throws HttpProblem 401 for a wrong key, 429 after too many of them
 */
export function previewKeyCheck(app: FastifyInstance, key: string | undefined): (request: FastifyRequest) => Promise<void> {
  // Counted under the bare address, which no operation is: theirs have its name at the end.
  const count = app.createRateLimit({ max: wrongKeys, timeWindow: minutes * 60_000, skipOnError: true })
  const refuseWhenTooMany = (counted: Awaited<ReturnType<typeof count>>) => {
    if (counted.isAllowed || !counted.isExceeded) return
    throw new HttpProblem(429, 'too_many_requests', { detail: `At most ${wrongKeys} wrong preview keys in ${minutes} minutes`, retry_after: Math.ceil(counted.ttl / 1000) })
  }
  return async (request) => {
    refuseWhenTooMany(await count(request, { increment: false }))
    if (key !== undefined && isSameSecret(String(request.headers[nameInNode]), key)) return
    refuseWhenTooMany(await count(request))
    throw new HttpProblem(401, 'wrong_preview_key', { detail: `The header ${header} does not hold the key of this server` })
  }
}
