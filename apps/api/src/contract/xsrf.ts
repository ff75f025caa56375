import { randomBytes } from 'node:crypto'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { HttpProblem } from './problem'
import { isSameSecret } from './same-secret'

const cookieName = 'XSRF-TOKEN'
const token = /^[A-Za-z0-9._-]{1,128}$/

/**
 * A double-submit cookie: pages of other sites can make a browser send the cookie, but they cannot read it, so they can
 * not repeat it in the header. Who has no cookie has nothing to protect. Another application on the parent domain may have
 * set a cookie of the same name, which browsers send too, in an order of their own: the value of each is good.
 *
 * @throws HttpProblem 403
 */
export function checkXsrf(request: FastifyRequest): void {
  const cookies = readCookies(request.headers.cookie)
  if (cookies.length === 0) return
  const header = request.headers['x-xsrf-token']
  if (typeof header === 'string' && cookies.some((cookie) => isSameSecret(header, cookie))) return
  throw new HttpProblem(403, 'xsrf_mismatch', { detail: 'The header X-XSRF-TOKEN does not match the cookie' })
}

/** Gives the browser a token, unless it has one. Scripts of the page must be able to read it. */
export function offerXsrf(request: FastifyRequest, reply: FastifyReply, { https }: { https: boolean }): void {
  if (readCookies(request.headers.cookie).some((cookie) => token.test(cookie))) return
  const value = randomBytes(18).toString('base64url')
  reply.header('set-cookie', `${cookieName}=${value}; Path=/; SameSite=Lax${https ? '; Secure' : ''}`)
}

function readCookies(header = ''): string[] {
  const pairs = header.split(';').map((one) => one.trim()).filter((one) => one.startsWith(`${cookieName}=`))
  return pairs.map((pair) => pair.slice(cookieName.length + 1))
}
