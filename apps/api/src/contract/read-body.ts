import type { FastifyInstance, FastifyRequest } from 'fastify'
import type { BodyFormat } from './body-format'
import type { Operation } from './document'
import type { Fault } from './faults'
import type { FileReceiver, ReceivedFile } from './form-reader'
import { formValues } from './form-values'
import { HttpProblem } from './problem'
import { readForm } from './read-form'

export interface ReadBody<Upload> {
  /** Which of the operation's formats it is; undefined without a body. */
  format: BodyFormat | undefined
  value: unknown
  faults: Fault[]
  files: ReceivedFile<Upload>[]
}

/** Besides JSON, which Fastify reads, and multipart, which a plugin does. */
export function readUrlEncoded(app: FastifyInstance): void {
  app.addContentTypeParser('application/x-www-form-urlencoded', { parseAs: 'string' }, (_request, body, done) => done(null, new URLSearchParams(String(body))))
}

/** A JSON body that is not parsed yet. */
export class JsonText {
  constructor(
    private readonly text: string,
    private readonly request: FastifyRequest,
  ) {}

  toString(): string {
    return this.text
  }

  /** @throws Error what Fastify says of broken JSON */
  parse(): unknown {
    let outcome: { error: Error | null; value?: unknown } | undefined
    // The default parser is the one that knows of __proto__; it answers at once.
    const parser = this.request.server.getDefaultJsonParser('error', 'error')
    void parser(this.request, this.text, (error, value) => (outcome = { error, value }))
    if (outcome?.error) throw outcome.error
    return outcome?.value
  }
}

/** Leaves JSON as it is, for routes that may know the text already. */
export function keepJsonText(app: FastifyInstance): void {
  app.addContentTypeParser('application/json', { parseAs: 'string' }, (request, text, done) => done(null, new JsonText(String(text), request)))
}

/**
 * The body of a request in the format that its media type names.
 *
 * @throws HttpProblem 415 for a format that the operation does not take; what `readForm` throws
 */
export async function readBody<Upload>(request: FastifyRequest, { body }: Operation, receiver: FileReceiver<Upload>): Promise<ReadBody<Upload>> {
  const mediaType = request.headers['content-type']?.split(';')[0]?.trim().toLowerCase()
  const format = body?.formats.find((one) => one.mediaType === mediaType)
  if (body && mediaType && !format) throw unsupported(body.formats)

  if (format?.mediaType === 'multipart/form-data') return { format, ...(await readForm(request, format, receiver)) }
  if (format && request.body instanceof URLSearchParams) return { format, ...formValues(request.body, format), files: [] }
  const value = request.body instanceof JsonText ? request.body.parse() : request.body
  return { format, value, faults: [], files: [] }
}

function unsupported(formats: BodyFormat[]): HttpProblem {
  const detail = `The body must be ${formats.map(({ mediaType }) => mediaType).join(' or ')}`
  return new HttpProblem(415, 'unsupported_media_type', { detail, errors: { body: ['media_type'] } })
}
