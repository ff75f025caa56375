import { waitFor } from '@testing-library/react'
import { forgetAnswers } from '@university/api-client/testing/forget-answers'
import { client } from '../environment/client'

/** A request under way, which the test answers when it wants to. */
export interface FakeCall {
  method: string
  url: string
  body: unknown
  signal: AbortSignal
  answer(body: unknown, status?: number): void
  fail(): void
}

/** Takes the place of the page's `fetch`. Each call waits until the test answers it; an aborted one fails. Nothing has been answered before. */
export function fakeApi(): FakeCall[] {
  forgetAnswers(client)
  const calls: FakeCall[] = []
  jest.spyOn(globalThis, 'fetch').mockImplementation(async (input) => {
    const request = input as Request
    const body: unknown = await request.clone().json()
    return new Promise<Response>((resolve, reject) => {
      request.signal.addEventListener('abort', () => reject(request.signal.reason as Error))
      calls.push({
        method: request.method,
        url: request.url,
        body,
        signal: request.signal,
        answer: (content, status = 200) => resolve(Response.json(content, { status })),
        fail: () => reject(new TypeError('Failed to fetch')),
      })
    })
  })
  return calls
}

/** The request number `count`, once it is sent and no other. */
export async function waitForCall(calls: readonly FakeCall[], count = 1): Promise<FakeCall> {
  await waitFor(() => expect(calls).toHaveLength(count))
  return calls[count - 1] as FakeCall
}
