import fastJson, { type Schema } from 'fast-json-stringify'
import { document, documentId, type Operation } from './document'

/**
 * Writes the answers of one operation. Only fields of the contract are written, so that a column or a key that is
 * stored beside them never leaks. Compiled with the first answer, to keep the start short.
 */
export function answerWriter({ answer }: Operation): (value: unknown) => string {
  let write: ((value: unknown) => string) | undefined
  return (value) => {
    write ??= fastJson(answer.schema, { schema: { [documentId]: document as unknown as Schema } })
    return write(value)
  }
}
