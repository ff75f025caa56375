import type { Readable } from 'node:stream'
import type { BodyFormat, FormPart } from './body-format'
import type { Fault } from './faults'
import { formValues, type FormValues } from './form-values'
import { HttpProblem } from './problem'

/** Keeps the files of a form until its handler is done with them. */
export interface FileReceiver<Upload> {
  /** Of one file. */
  maxBytes: number
  /**
   * @param accepts media types, as the content shows; empty for any
   * @returns undefined for the nothing that a browser sends when no file was chosen
   * @throws HttpProblem naming the field when the file is too large or of another type
   */
  receive(content: FileStream, about: { field: string; name: string; accepts: string[] }): Promise<Upload | undefined>
  /** Removes it, unless the handler has kept it. */
  discard(upload: Upload): Promise<void>
}

/** Ends at `maxBytes`; then it says so. */
export type FileStream = Readable & { truncated?: boolean }

export interface ReceivedFile<Upload> {
  field: string
  upload: Upload
  isList: boolean
}

/** Part of a form as it arrives. */
interface Part {
  fieldname?: string
  filename?: string
  file: FileStream
}

/** For a part that is no file. */
export const maxTextBytes = 128 * 1024

/** Takes the parts of one form, in the order in which they come, each to its end. */
export class FormReader<Upload> {
  readonly files: ReceivedFile<Upload>[] = []
  /** Why a file was not taken; those after it are not looked at. */
  refusal: HttpProblem | undefined
  private readonly texts: [string, string][] = []
  private readonly faults: Fault[] = []

  constructor(
    private readonly format: BodyFormat,
    private readonly receiver: FileReceiver<Upload>,
  ) {}

  async add({ fieldname = '', filename = '', file }: Part): Promise<void> {
    const part = Object.hasOwn(this.format.parts, fieldname) ? this.format.parts[fieldname] : undefined
    if (part?.kind === 'file') await this.addFile(fieldname, filename, file, part)
    else if (part) await this.addText(fieldname, file)
    // The schema names it as unknown.
    else this.texts.push([fieldname, ''])
    file.resume()
  }

  /** In the value each file is an empty text, as the schema has it. */
  finish(): FormValues {
    const { value, faults } = formValues(this.texts, this.format)
    return { value, faults: [...this.faults, ...faults] }
  }

  private async addFile(field: string, name: string, content: FileStream, { accepts, list }: FormPart): Promise<void> {
    if (this.refusal) return
    if (this.files.filter((file) => file.field === field).length >= (list ?? 1)) {
      this.faults.push({ field, code: list === undefined ? 'repeated' : 'maxItems', message: `must occur at most ${list ?? 1} times` })
      return
    }
    try {
      const upload = await this.receiver.receive(content, { field, name, accepts })
      if (upload === undefined) return
      this.files.push({ field, upload, isList: list !== undefined })
      this.texts.push([field, ''])
    } catch (error) {
      if (!(error instanceof HttpProblem) || error.status >= 500) throw error
      this.refusal = error
    }
  }

  private async addText(field: string, content: FileStream): Promise<void> {
    const text = await readText(content)
    if (text === undefined) this.faults.push({ field, code: 'text', message: `must be UTF-8 text of at most ${maxTextBytes} bytes` })
    else this.texts.push([field, text])
  }
}

/** @returns undefined for what is too long or no UTF-8 */
async function readText(content: FileStream): Promise<string | undefined> {
  const chunks: Buffer[] = []
  let bytes = 0
  for await (const chunk of content as AsyncIterable<Buffer>) {
    bytes += chunk.length
    if (bytes <= maxTextBytes) chunks.push(chunk)
  }
  if (bytes > maxTextBytes) return undefined
  try {
    return new TextDecoder('utf-8', { fatal: true, ignoreBOM: true }).decode(Buffer.concat(chunks))
  } catch {
    return undefined
  }
}
