import type { Issue } from './result'
import { kindOf, rules, type Task, type Visit } from './validate-rules'
import type { JsonSchema, Resolve, SchemaObject } from './validate-schema'

/**
 * Holds a value against a schema. Never throws: what cannot be checked (an endless nesting, a pattern that is no
 * regular expression, a reference to nothing) is an issue with the code `unchecked`.
 *
 * @param resolve for schemas that refer to others by name; generated ones do not
 * @returns what is wrong, 50 issues at most; empty when all is well
 */
export function validate(schema: JsonSchema, value: unknown, resolve?: Resolve): Issue[] {
  const issues: Issue[] = []
  try {
    check(schema, value, '', issues, 'not', true)
  } catch (error) {
    issues.push({ pointer: '', code: 'unchecked', message: `${error}` })
  }
  return issues.slice(0, 50)

  /**
   * Adds to the issues and returns the keys of the properties or items that have been looked at.
   *
   * @param code and `limit` are the keyword that brought the schema here: it is what breaks if the schema is `false`
   */
  function check(schema: JsonSchema, value: unknown, pointer: string, issues: Issue[], code: string, limit?: unknown): Set<string> {
    while (typeof schema === 'function') schema = schema()
    const seen = new Set<string>()
    if (schema === false) {
      issues.push({
        pointer,
        code,
        message: [limit].flat().reduce((text: string, one) => (Object(one) === one || code === 'required' ? text : text + ' ' + (one === '' ? '""' : one)), 'breaks ' + code),
      })
    }
    if (typeof schema === 'boolean') return seen

    const attempt: Visit['attempt'] = (sub, item = value) => {
      const found: Issue[] = []
      const own = check(sub, item, pointer, found, code)
      if (!found.length && item === value) own.forEach((key) => seen.add(key))
      return found
    }
    const visit: Visit = { schema, seen, pointer, issues, resolve, attempt }
    const kind = kindOf(value)
    for (const table of [rules[kind], rules['any'], rules[`${kind}Rest`]]) {
      for (code in table) {
        limit = schema[code as keyof SchemaObject]
        if (limit === undefined) continue
        const outcome = table![code]!(limit as never, value as never, visit)
        if (outcome === true) continue
        for (const [sub, key] of outcome || [[false] as Task]) {
          if (key === undefined) check(sub, value, pointer, issues, code, limit).forEach((own) => seen.add(own))
          else {
            seen.add(key)
            check(sub, (value as Record<string, unknown>)[key], `${pointer}/${key.replace(/~/g, '~0').replace(/\//g, '~1')}`, issues, code, limit)
          }
        }
      }
    }
    return seen
  }
}
