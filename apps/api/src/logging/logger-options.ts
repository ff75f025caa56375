import type { LogLevel } from '../config'
import { safeError } from './safe-error'

/**
 * One JSON line an event, each with the id of its request. Whatever is logged, by us or by a library, passes through
 * these: addresses of visitors and of pages they ask for, which may hold a token, do not get into a log.
 */
export function loggerOptions(level: LogLevel) {
  return {
    level,
    serializers: {
      err: (error: unknown) => safeError(error),
      req: ({ method, routeOptions }: { method: string; routeOptions?: { url?: string | undefined } }) => ({ method, route: routeOptions?.url }),
      // The parser of forms says at `trace` what it was given: all headers.
      busboyOptions: ({ limits }: { limits?: object }) => ({ limits }),
      res: ({ statusCode }: { statusCode: number }) => ({ statusCode }),
    },
  }
}
