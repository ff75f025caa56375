import { randomBytes, timingSafeEqual } from 'node:crypto'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { HttpProblem } from './problem'

const cookieName = 'XSRF-TOKEN'
const token = /^[A-Za-z0-9._-]{1,128}$/

/**
 * A double-submit cookie: pages of other sites can make a browser send the cookie, but they cannot read it, so they can
 * not repeat it in the header. Who has no cookie has nothing to protect.
 *
 * @throws HttpProblem 403
 */
export function checkXsrf(request: FastifyRequest): void {
  const cookie = readCookie(request.headers.cookie)
  if (cookie === undefined) return
  const header = request.headers['x-xsrf-token']
  if (typeof header === 'string' && isSame(header, cookie)) return
  throw new HttpProblem(403, 'xsrf_mismatch', { detail: 'The header X-XSRF-TOKEN does not match the cookie' })
}

/** Gives the browser a token, unless it has one. Scripts of the page must be able to read it. */
export function offerXsrf(request: FastifyRequest, reply: FastifyReply, { https }: { https: boolean }): void {
  if (token.test(readCookie(request.headers.cookie) ?? '')) return
  const value = randomBytes(18).toString('base64url')
  reply.header('set-cookie', `${cookieName}=${value}; Path=/; SameSite=Lax${https ? '; Secure' : ''}`)
}

function readCookie(header = ''): string | undefined {
  const pair = header.split(';').map((one) => one.trim()).find((one) => one.startsWith(`${cookieName}=`))
  return pair?.slice(cookieName.length + 1)
}

function isSame(one: string, other: string): boolean {
  const [a, b] = [Buffer.from(one), Buffer.from(other)]
  return a.length === b.length && timingSafeEqual(a, b)
}
