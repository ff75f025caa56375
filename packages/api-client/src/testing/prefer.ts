import type { NamedFailure } from './mocks'

export const failures: readonly NamedFailure[] = ['network', 'timeout', 'serverError', 'brokenJson', 'brokenSchema']

export const isFailure = (name: unknown): name is NamedFailure => failures.some((one) => one === name)

/** What a request asks of the mocks by the header `Prefer: code=404, example=not_found, delay=200, seed=5, dynamic=true, fail=timeout`. */
export interface Preferences {
  status: number | undefined
  example: string | undefined
  /** Milliseconds. */
  delay: number
  seed: number | undefined
  /** Whether everything is made up, examples or not. */
  dynamic: boolean | undefined
  /** Comes before all else. */
  fail: NamedFailure | undefined
  /** What was understood, for the header `Preference-Applied`. */
  applied: string
  /** What is wrong with it: `code=abc is no status`. */
  fault: string | undefined
}

/** What each takes, and what anything else is not. */
const kinds: Record<string, [RegExp, string]> = {
  code: [/^[1-5]\d\d$/, 'no status'],
  example: [/./, 'no name of an example'],
  delay: [/^\d+$/, 'no number of milliseconds'],
  seed: [/^\d+$/, 'no whole number'],
  dynamic: [/^(true|false)$/, 'neither true nor false'],
  fail: [new RegExp(`^(${failures.join('|')})$`), `none of ${failures.join(', ')}`],
}

export function readPreferences(headers: Headers): Preferences {
  const pairs = (headers.get('prefer') ?? '').split(/[,;]/).map((pair) => /^\s*([\w-]+)\s*=\s*"?([^"]*?)"?\s*$/.exec(pair))
  const given = new Map(pairs.flatMap((pair) => (pair?.[1] && Object.hasOwn(kinds, pair[1]) ? [[pair[1], pair[2] ?? '']] : [])))
  const [wrong] = [...given].filter(([name, value]) => !kinds[name]?.[0].test(value))
  const number = (name: string) => (/^\d+$/.test(given.get(name) ?? '') ? Number(given.get(name)) : undefined)
  const fail = given.get('fail')
  return {
    status: number('code'),
    example: given.get('example'),
    delay: number('delay') ?? 0,
    seed: number('seed'),
    fail: isFailure(fail) ? fail : undefined,
    dynamic: given.has('dynamic') ? given.get('dynamic') === 'true' : undefined,
    applied: [...given].map((pair) => pair.join('=')).join(', '),
    fault: wrong && `${wrong.join('=')} is ${kinds[wrong[0]]?.[1]}`,
  }
}
