import type { Extension } from '../call'
import { validate } from '../validate'
import type { AnswerSchemas } from '../validate-schema'

/**
 * Validates the data of 2xx answers against the contract; what violates it becomes `badResponse` with `issues`. Operations
 * that are not passed are not checked: pass all of them in development, tests and builds, few in production.
 */
export function checkAnswers(operations: readonly AnswerSchemas[]): Extension {
  const byCall: Record<string, AnswerSchemas['answers']> = {}
  for (const { method, path, answers } of operations) byCall[`${method} ${path}`] = { ...byCall[`${method} ${path}`], ...answers }

  return (next) => async (call) => {
    const result = await next(call)
    const answers = byCall[`${call.method} ${call.path}`]
    if (!result.ok || !answers) return result
    const { response, data } = result
    const { status } = response
    const issues = validate(answers[status] ?? answers['2XX'] ?? answers['default'] ?? true, data)
    return issues.length > 0 ? { ok: false, kind: 'badResponse', status, issues, response } : result
  }
}
