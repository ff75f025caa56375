import { isObject } from './data/json-schema'
import { createRandom } from './data/random'
import { isJson, isJsonLines } from './document'
import { isFile } from './faults'
import type { MadeAnswer } from './make-answer'

/** The answer as it is sent. */
export function toResponse({ status, headers, mediaType, body }: MadeAnswer, request: Request, more: Record<string, string> = {}): Response {
  const text = isFile(body) ? null : toText(body, mediaType)
  const all: Record<string, string> = { ...headers, ...more, ...(mediaType === undefined ? {} : { 'content-type': mediaType }) }
  if ('etag' in headers && text !== null) all['etag'] = etagOf(text)
  // The header says what the problem says: who waits looks at either.
  const wait = isObject(body) ? body['retry_after'] : undefined
  if ('retry-after' in headers && typeof wait === 'number') all['retry-after'] = String(wait)
  return new Response(request.method === 'HEAD' ? null : isFile(body) ? body : text, { status, headers: all })
}

/** A strong validator: the same for the same bytes. */
export function etagOf(text: string): string {
  return `"${createRandom(text).integer(0, 2 ** 48).toString(16)}"`
}

export function toText(body: unknown, mediaType: string | undefined): string | null {
  if (body === undefined) return null
  if (typeof body !== 'string' && isJsonLines(mediaType ?? '')) return [body].flat().map((line) => `${JSON.stringify(line)}\n`).join('')
  const text = typeof body === 'string' && mediaType !== undefined && !isJson(mediaType) ? body : JSON.stringify(body)
  return /^text\/event-stream/i.test(mediaType ?? '') ? toEvents(text) : text
}

/** As it is where it says events, and otherwise what one event carries. */
function toEvents(text: string): string {
  return /^(data|event|id|retry)?:/m.test(text) ? text : `data: ${text.replace(/\r\n|\r|\n/g, '\ndata: ')}\n\n`
}
