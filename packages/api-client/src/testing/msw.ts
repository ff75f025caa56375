import type { Mocks } from './mocks'

/** The part of msw's `http` that is used; so this needs no msw of its own. */
export interface MswHttp<Handler> {
  all(path: string, resolver: (info: { request: Request }) => Promise<Response | undefined>): Handler
}

/**
 * The mocks as handlers for msw, on Node (`setupServer(...mswHandlers(mocks, http))`) and in the browser
 * (`setupWorker(...mswHandlers(mocks, http))`).
 *
 * A request that goes where the contract has operations, and that it does not have, fails as if the network were down;
 * the error, with the nearest operation, is on the console and in `assertNoFaults`. Other requests are left to msw and
 * its `onUnhandledRequest`.
 *
 * @param http of `msw`
 */
export function mswHandlers<Ops, Handler>(mocks: Mocks<Ops>, http: MswHttp<Handler>): Handler[] {
  return [
    http.all('*', async ({ request }) => {
      const response = await mocks.handle(request).catch((error: unknown) => {
        // The caller knows that it gave up; msw would tell it as a fault of the handler.
        if (request.signal.aborted) return Response.error()
        throw error
      })
      if (response || !mocks.isMeant(request)) return response
      console.error(mocks.refuse(request).message)
      return Response.error()
    }),
  ]
}
