import type { Fault } from './faults'
import { HttpProblem } from './problem'

/** What a request is refused with that breaks the contract, or that names what is not there. */
export function invalidRequest(faults: Fault[]): HttpProblem {
  // Without a prototype: a field may be called valueOf.
  const errors = Object.create(null) as Record<string, string[]>
  for (const { field, code } of faults) (errors[field] ??= []).push(code)
  const detail = faults.slice(0, 5).map(({ field, message }) => `${field} ${message}`).join('; ')
  return new HttpProblem(400, 'invalid_request', { detail, errors })
}
