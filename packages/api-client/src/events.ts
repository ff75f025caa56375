/** One event of a `text/event-stream`. */
export interface ServerSentEvent<T> {
  /** `message` where the server names none. */
  event: string
  data: T
  /** Of this event, or of the last one that had an id. */
  id: string
}

/**
 * The events of an answer, as they come. Who leaves the loop, or fires the `signal` of the call, ends the connection; one that breaks
 * off, and the signal, throw in the loop. `timeoutMs` is for its beginning alone.
 */
export type EventStream<T> = AsyncGenerator<ServerSentEvent<T>, void, undefined>

/** How an answer is read whose events carry text. Only operations that answer events bundle it. */
export function textEvents(answer: Response, _answer: Response, signal?: AbortSignal): EventStream<string> {
  return eventsOf(answer, signal, (text) => text)
}

/** The same of events that carry JSON; what is none, such as `[DONE]`, is given as text. */
export function jsonEvents(answer: Response, _answer: Response, signal?: AbortSignal): EventStream<unknown> {
  return eventsOf(answer, signal, (text): unknown => {
    try {
      return JSON.parse(text)
    } catch {
      return text
    }
  })
}

/** The values of `application/x-ndjson` and its like, one a line, as they come; otherwise as `EventStream`. */
export type JsonLines<T> = AsyncGenerator<T, void, undefined>

/** How an answer is read whose lines are JSON. */
export async function* jsonLines(answer: Response, _answer: Response, signal?: AbortSignal): JsonLines<unknown> {
  for await (const line of linesOf(answer, signal)) if (line.trim()) yield JSON.parse(line)
}

async function* eventsOf<T>(answer: Response, signal: AbortSignal | undefined, read: (text: string) => T): EventStream<T> {
  let [event, id] = ['', '']
  let data: string[] = []
  for await (const line of linesOf(answer, signal)) {
    const [, field, value = ''] = /^([^:]*)(?:: ?)?([^]*)$/.exec(line) ?? []
    if (field === 'event') event = value
    if (field === 'data') data.push(value)
    if (field === 'id') id = value
    if (line !== '') continue
    if (data.length > 0) yield { event: event || 'message', data: read(data.join('\n')), id }
    event = ''
    data = []
  }
}

/** Of a last one without an end only what is there. */
async function* linesOf({ body }: Response, signal: AbortSignal | undefined): AsyncGenerator<string, void, undefined> {
  const reader = body?.pipeThrough(new TextDecoderStream(), signal ? { signal } : {}).getReader()
  let rest = ''
  try {
    for (let part = await reader?.read(); part?.value !== undefined; part = await reader?.read()) {
      // A `\r` at the end may be half of a `\r\n`.
      const lines = (rest + part.value).split(/\r\n|\n|\r(?!$)/)
      rest = lines.pop() ?? ''
      yield* lines
    }
    // Now nothing follows the `\r`.
    if (rest) yield rest.replace(/\r$/, '')
  } finally {
    await reader?.cancel().catch(() => undefined)
  }
}
