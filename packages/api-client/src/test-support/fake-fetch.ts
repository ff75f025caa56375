/** A `fetch` for tests: records the requests and gives the answers in turn; the last one again and again. */
export function fakeFetch(...answers: (Response | Error | 'never')[]) {
  const requests: Request[] = []
  const fetch = async (request: Request): Promise<Response> => {
    requests.push(request.clone())
    const answer = answers[Math.min(requests.length, answers.length) - 1]
    if (answer === 'never' || answer === undefined) return untilAborted(request.signal)
    request.signal.throwIfAborted()
    if (answer instanceof Error) throw answer
    return answer.clone()
  }
  return { fetch, requests }
}

export const json = (body: unknown, status = 200): Response => Response.json(body, { status })

export const problem = (status: number, code: string): Response =>
  Response.json({ type: `/api/docs/#${code}`, title: code, status, code, request_id: 'req-1' }, { status, headers: { 'content-type': 'application/problem+json' } })

function untilAborted(signal: AbortSignal): Promise<never> {
  return new Promise((_resolve, reject) => {
    const fail = () => reject(signal.reason as Error)
    if (signal.aborted) fail()
    signal.addEventListener('abort', fail)
  })
}
