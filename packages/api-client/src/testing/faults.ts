import type { Issue } from '../result'
import { validate } from '../validate'
import type { JsonSchema } from '../validate-schema'
import type { Contract } from './read-contract'
import type { JsonObject, Schema } from './data/json-schema'

/** One thing that is wrong with a request. */
export interface Fault {
  /** Where: `title_en`, `seo.meta_title_kz`, `[3].link`; `body` for the body as a whole. */
  field: string
  /** The keyword of JSON Schema that failed: `maxLength`, `required`… */
  code: string
  /** Completes the sentence that begins with the field. */
  message: string
}

/** What is wrong with a value, by field. Files count as texts of any length; what cannot be checked, such as a schema that never ends, is no fault of the sender. */
export function faultsOf(contract: Contract, schema: Schema, value: unknown): Fault[] {
  const files: string[] = []
  const plain = withoutFiles(value, '', files)
  const issues = validate(schema as JsonSchema, plain, (reference) => contract.schemaAt(reference) as JsonSchema)
  return issues.filter(({ pointer, code }) => !files.includes(pointer) && code !== 'unchecked').map(toFault)
}

function withoutFiles(value: unknown, pointer: string, files: string[]): unknown {
  if (isFile(value)) {
    files.push(pointer)
    return ''
  }
  if (Array.isArray(value)) return value.map((item, index) => withoutFiles(item, `${pointer}/${index}`, files))
  if (typeof value !== 'object' || value === null) return value
  const escaped = (name: string) => name.replaceAll('~', '~0').replaceAll('/', '~1')
  return Object.fromEntries(Object.entries(value as JsonObject).map(([name, one]) => [name, withoutFiles(one, `${pointer}/${escaped(name)}`, files)]))
}

/** By what it can do: in tests under jsdom there are two classes of files. */
export function isFile(value: unknown): value is Blob {
  return typeof value === 'object' && value !== null && 'arrayBuffer' in value && 'size' in value
}

function toFault({ pointer, code, message }: Issue): Fault {
  const isUnknown = code === 'additionalProperties' || code === 'unevaluatedProperties'
  return { field: toField(pointer) || 'body', code: isUnknown ? 'unknown' : code, message }
}

/** `/seo/meta_title_kz` → `seo.meta_title_kz`, `/0/link` → `[0].link`. */
function toField(pointer: string): string {
  return pointer
    .split('/')
    .slice(1)
    .map((step) => step.replaceAll('~1', '/').replaceAll('~0', '~'))
    .reduce((path, step) => (/^\d+$/.test(step) ? `${path}[${step}]` : path ? `${path}.${step}` : step), '')
}
