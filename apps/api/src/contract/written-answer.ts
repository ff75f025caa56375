import { createHash } from 'node:crypto'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'
import type { Encoding } from '../accepted-encodings'
import { PreparedHeaders } from '../http/prepared-headers'

const toBrotli = promisify(brotliCompress)
const toGzip = promisify(gzip)

/** Below this many bytes a body fits into one packet anyway. */
const worthCompressing = 1024

/** An answer as text, ready to be sent any number of times, with what was made of it for browsers that take less. */
export class WrittenAnswer {
  readonly body: Buffer
  /** All that it takes in memory. */
  bytes: number
  /** Strong, so every encoding has its own: RFC 9110, 8.8.3.3. */
  readonly etags: Readonly<Record<Encoding | 'identity', string>>
  /** With each of these. */
  private readonly heads = new Map<string, PreparedHeaders>()
  private readonly compressed = new Map<Encoding, Buffer | Promise<Buffer>>()

  /** @param grew is told how many bytes more the answer takes now */
  constructor(text: string, private readonly grew: (bytes: number) => void = () => undefined) {
    this.body = Buffer.from(text)
    this.bytes = this.body.length
    const digest = createHash('sha256').update(text).digest('base64url').slice(0, 27)
    this.etags = { br: `"${digest}-br"`, gzip: `"${digest}-gzip"`, identity: `"${digest}"` }
  }

  get isWorthCompressing(): boolean {
    return this.body.length >= worthCompressing
  }

  /** What a cache must know of it. */
  headers(etag: string): PreparedHeaders {
    let head = this.heads.get(etag)
    if (!head) this.heads.set(etag, (head = new PreparedHeaders({ etag, 'cache-control': 'no-cache', vary: 'Accept-Encoding' })))
    return head
  }

  /** Compressed when first asked for; at once from then on. */
  encoded(encoding: Encoding): Buffer | Promise<Buffer> {
    const held = this.compressed.get(encoding)
    if (held) return held
    const started = this.compress(encoding)
    this.compressed.set(encoding, started)
    started.catch(() => this.compressed.delete(encoding))
    return started
  }

  private async compress(encoding: Encoding): Promise<Buffer> {
    // A level that costs about a millisecond: the next change of content throws the answer away.
    const params = { [constants.BROTLI_PARAM_QUALITY]: 5, [constants.BROTLI_PARAM_SIZE_HINT]: this.body.length }
    const content = encoding === 'br' ? await toBrotli(this.body, { params }) : await toGzip(this.body)
    this.compressed.set(encoding, content)
    this.bytes += content.length
    this.grew(content.length)
    return content
  }
}
