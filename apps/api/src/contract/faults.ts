import type { ErrorObject } from 'ajv'

/** One thing that is wrong with a value. */
export interface Fault {
  /** Where: `title_en`, `seo.meta_title_kz`, `[3].link`; `body` for the value as a whole. */
  field: string
  /** The keyword of JSON Schema that failed: `maxLength`, `required`… */
  code: string
  /** Completes the sentence that begins with the field. */
  message: string
}

/** Of one value. Who sends more does not read them, and they are not to cost more than what was sent. */
export const mostFaults = 100

/** Turns what ajv found into faults by field, without the noise that alternatives make; the first `mostFaults` of them. */
export function toFaults(errors: ErrorObject[] | null | undefined): Fault[] {
  const all = errors ?? []
  const telling = all.filter((error) => !isNoise(error))
  const faults = new Map<string, Fault>()
  for (const error of telling.length > 0 ? telling : all) {
    const fault = toFault(error)
    const key = `${fault.field} ${fault.message}`
    if (!faults.has(key)) faults.set(key, fault)
    if (faults.size === mostFaults) break
  }
  return [...faults.values()]
}

/** "Picture or null" fails as a whole, and also for not being null; what is wrong with the picture says it all. */
function isNoise({ keyword, params }: ErrorObject): boolean {
  return keyword === 'oneOf' || keyword === 'anyOf' || (keyword === 'type' && params['type'] === 'null')
}

function toFault({ keyword, instancePath, params, message = 'is invalid' }: ErrorObject): Fault {
  const field = toField(instancePath)
  switch (keyword) {
    case 'required':
      return { field: join(field, String(params['missingProperty'])), code: keyword, message: 'is required' }
    case 'additionalProperties':
    case 'unevaluatedProperties':
      return { field: join(field, String(params['additionalProperty'] ?? params['unevaluatedProperty'])), code: 'unknown', message: 'unknown key' }
    case 'enum':
      return { field: field || 'body', code: keyword, message: `must be one of ${listValues(params['allowedValues'])}` }
    default:
      return { field: field || 'body', code: keyword, message }
  }
}

function listValues(values: unknown): string {
  return (values as unknown[]).map((value) => (value === '' ? '""' : String(value))).join(', ')
}

/** `/seo/meta_title_kz` → `seo.meta_title_kz`, `/0/link` → `[0].link`. */
function toField(instancePath: string): string {
  return instancePath
    .split('/')
    .slice(1)
    .map((step) => step.replaceAll('~1', '/').replaceAll('~0', '~'))
    .reduce((path, step) => (/^\d+$/.test(step) ? `${path}[${step}]` : join(path, step)), '')
}

function join(path: string, step: string): string {
  return path ? `${path}.${step}` : step
}
