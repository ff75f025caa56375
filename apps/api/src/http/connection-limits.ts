import type { Server } from 'node:http'
import type { FastifyHttpOptions } from 'fastify'
import { PreparedResponse } from './prepared-headers'

/** What one client may take of the server. Times are in milliseconds. */
export interface ConnectionLimits {
  /** At once; the one that has waited longest without sending a request makes room for a new one. */
  connections: number
  /** From the connection, or the end of the last request, until all headers are there. */
  headersMs: number
  /** Until a whole request is there: an application with all its files over a slow line takes minutes. */
  requestMs: number
  /** Bodies must bring this much in every period; it is far less than any line that a form can be sent over. */
  bodyBytesPerSecond: number
  bodyPeriodMs: number
  /** Without a byte in either direction while a request runs. */
  silenceMs: number
  /** Between requests. Longer than the 60 s of nginx, so that it is nginx who ends a connection, and no request gets lost. */
  keepAliveMs: number
  /** How often all of this is looked at. */
  checkMs: number
}

export const connectionLimits: ConnectionLimits = {
  connections: 4_000,
  headersMs: 15_000,
  requestMs: 900_000,
  bodyBytesPerSecond: 1_000,
  bodyPeriodMs: 15_000,
  silenceMs: 60_000,
  keepAliveMs: 72_000,
  checkMs: 3_000,
}

/** What Node checks by itself, on every address that is listened on. */
export function timeouts({ headersMs, requestMs, keepAliveMs, checkMs }: ConnectionLimits) {
  return {
    requestTimeout: requestMs,
    keepAliveTimeout: keepAliveMs,
    http: { ServerResponse: PreparedResponse, headersTimeout: headersMs, requestTimeout: requestMs, connectionsCheckingInterval: checkMs },
  } satisfies FastifyHttpOptions<Server>
}
