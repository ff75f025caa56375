/** A request as it goes over the wire, which need not be one that a client of the contract could send. */
export interface WireRequest {
  /** Of the contract; undefined for an address or a method that it does not have. */
  operation: string | undefined
  /** What was done to it, for the report. */
  how: string
  /** Made as the contract says: it must not be refused for its form. */
  isValid: boolean
  method: string
  /** Path and query, in any state. */
  target: string
  headers: [name: string, value: string][]
  body: Buffer | undefined
}

export interface WireAnswer {
  status: number
  headers: Record<string, string>
  body: Buffer
}

/** The request for a shell, where it fits into a line. */
export function toCurl(base: string, { method, target, headers, body }: WireRequest): string {
  const quote = (text: string) => `$'${text.replace(/[\\']/g, '\\$&').replace(/[^\x20-\x7e]/gu, (one) => [...Buffer.from(one)].map((byte) => `\\x${byte.toString(16).padStart(2, '0')}`).join(''))}'`
  const data = body === undefined ? '' : body.length > 3_000 ? ` --data-binary @… # ${body.length} bytes` : ` --data-binary ${quote(body.toString('utf8'))}`
  return `curl -si -X ${method} ${headers.map(([name, value]) => `-H ${quote(`${name}: ${value}`)}`).join(' ')} ${quote(base + target)}${data}`
}
