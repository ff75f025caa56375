import { createClient } from './client'
import { jsonEvents, jsonLines, textEvents, type EventStream } from './events'
import { operation, type Operation } from './operation'

/** The events of an answer that comes in these parts, and what became of the connection. */
function open(parse: typeof textEvents | typeof jsonEvents, parts: string[], isEndless = false) {
  const connection = { isCancelled: false }
  const body = new ReadableStream<Uint8Array>({
    start(controller) {
      for (const part of parts) controller.enqueue(new TextEncoder().encode(part))
      if (!isEndless) controller.close()
    },
    cancel() {
      connection.isCancelled = true
    },
  })
  const call = operation('GET', '/events', { parseAs: 'valueOf', parse }) as Operation<void, EventStream<unknown>, never>
  const client = createClient({ baseUrl: 'https://a.example', fetch: async () => new Response(body, { headers: { 'content-type': 'text/event-stream' } }) })
  const events = async (signal?: AbortSignal) => {
    const result = await call(client, undefined, { signal })
    if (!result.ok) throw new Error(result.kind)
    return result.data
  }
  return { connection, events }
}

async function all(events: EventStream<unknown>) {
  const found: [string, unknown, string][] = []
  for await (const { event, data, id } of events) found.push([event, data, id])
  return found
}

test.each([
  ['line feeds', '\n'],
  ['carriage returns and line feeds', '\r\n'],
  ['carriage returns', '\r'],
])('reads events with %s, wherever they are cut', async (_what, end) => {
  const text = [': hello', 'data: a', '', 'event: added', 'id: 7', 'data:  b: c', 'data:d', 'data', 'retry: 5', '', 'event: none', '', 'data: \u2028ә', '', 'data: cut off', ''].join(end)
  const want = [['message', 'a', ''], ['added', ' b: c\nd\n', '7'], ['message', '\u2028ә', '7']]

  expect(await all(await open(textEvents, [text]).events())).toEqual(want)
  expect(await all(await open(textEvents, [...text]).events())).toEqual(want)
})

test.each(['\n', '\r\n', '\r'])('reads the event that the stream ends with, after %j', async (end) => {
  expect(await all(await open(textEvents, [`data: a${end}${end}`]).events())).toEqual([['message', 'a', '']])
})

test('reads JSON, and as text what is none', async () => {
  const { events } = open(jsonEvents, ['data: {"a":\ndata: 1}\n\ndata: [DONE]\n\n'])

  expect(await all(await events())).toEqual([['message', { a: 1 }, ''], ['message', '[DONE]', '']])
})

test('gives the first event before the stream ends, and ends the connection of who leaves the loop', async () => {
  const { connection, events } = open(textEvents, ['data: a\n\n'], true)
  const seen: string[] = []

  for await (const { data } of await events()) {
    seen.push(data as string)
    break
  }

  expect([seen, connection.isCancelled]).toEqual([['a'], true])
})

test("ends with the signal of the call, which throws in the loop, and with nothing where there is no content", async () => {
  const { connection, events } = open(textEvents, ['data: a\n\n'], true)
  const controller = new AbortController()
  const stream = await events(controller.signal)
  await stream.next()

  controller.abort()

  await expect(stream.next()).rejects.toMatchObject({ name: 'AbortError' })
  expect(connection.isCancelled).toBe(true)
  expect(await all(textEvents(new Response(null, { status: 204 }), new Response()))).toEqual([])
})

test('reads lines of JSON as they come, wherever they are cut, the last one without an end, too', async () => {
  const lines = async (parts: string[]) => {
    const body = new ReadableStream<Uint8Array>({ start: (controller) => (parts.forEach((part) => controller.enqueue(new TextEncoder().encode(part))), controller.close()) })
    const found: unknown[] = []
    for await (const value of jsonLines(new Response(body), new Response())) found.push(value)
    return found
  }
  const text = '{"a":"ә"}\n[1]\r\n\nnull\n"x"'

  expect([await lines([text]), await lines([...text])]).toEqual([[{ a: 'ә' }, [1], null, 'x'], [{ a: 'ә' }, [1], null, 'x']])
  await expect(lines(['1\n{"a":'])).rejects.toThrow(SyntaxError)
})

test('gives the first line before the stream ends, and ends the connection of who leaves the loop', async () => {
  const connection = { isCancelled: false }
  const body = new ReadableStream<Uint8Array>({ start: (controller) => controller.enqueue(new TextEncoder().encode('1\n2\n')), cancel: () => void (connection.isCancelled = true) })

  for await (const value of jsonLines(new Response(body), new Response())) {
    expect(value).toBe(1)
    break
  }

  expect(connection.isCancelled).toBe(true)
})
