import type {} from '@fastify/multipart'
import type { FastifyRequest } from 'fastify'
import type { BodyFormat } from './body-format'
import { FormReader, maxTextBytes, type FileReceiver, type ReceivedFile } from './form-reader'
import type { FormValues } from './form-values'
import { HttpProblem } from './problem'

/** Parts beyond those that the contract knows, before the whole form is refused. */
const spareParts = 20

/**
 * Reads a multipart form to its end, whatever is wrong with it, for a browser shows an answer only then. Files go to
 * the receiver one by one; when one is refused, those before it are discarded.
 *
 * @throws HttpProblem 400 for what is no form, 413 and 415 for files
 */
export async function readForm<Upload>(request: FastifyRequest, format: BodyFormat, receiver: FileReceiver<Upload>): Promise<FormValues & { files: ReceivedFile<Upload>[] }> {
  const count = (kinds: BodyFormat['parts'][string][]) => kinds.reduce((sum, { list = 1 }) => sum + Math.min(list, 100), 0)
  const known = Object.values(format.parts)
  const files = count(known.filter(({ kind }) => kind === 'file'))
  const parts = count(known) + spareParts
  if (Number(request.headers['content-length']) > files * receiver.maxBytes + parts * maxTextBytes) throw tooLarge()

  const reader = new FormReader(format, receiver)
  try {
    const options = {
      limits: { fileSize: receiver.maxBytes, files: parts, parts, fieldNameSize: 100, headerPairs: 20 },
      throwFileSizeLimit: false,
      // All parts come as streams, so that text is read the same whether or not the sender gave it a file name.
      isPartAFile: () => true,
    }
    for await (const part of request.parts(options)) if (part.type === 'file') await reader.add(part)
    if (reader.refusal) throw reader.refusal
  } catch (error) {
    await discardAll(reader.files, receiver)
    // What is still on its way goes nowhere, but it must go.
    request.raw.unpipe()
    request.raw.resume()
    throw asProblem(error)
  }
  return { ...reader.finish(), files: reader.files }
}

export async function discardAll<Upload>(files: ReceivedFile<Upload>[], receiver: FileReceiver<Upload>): Promise<void> {
  await Promise.all(files.map(({ upload }) => receiver.discard(upload)))
}

function tooLarge(): HttpProblem {
  return new HttpProblem(413, 'too_large', { detail: 'The body is larger than all that the form may hold', errors: { body: ['too_large'] } })
}

/** Failures of the file system are ours; everything else that the parser says is the sender's. */
function asProblem(error: unknown): unknown {
  if (error instanceof HttpProblem || (error instanceof Error && 'syscall' in error)) return error
  if (error instanceof Error && 'statusCode' in error && error.statusCode === 413) return tooLarge()
  return new HttpProblem(400, 'invalid_request', { detail: 'The body is no complete multipart form', errors: { body: ['malformed'] } }, { cause: error })
}
