import { isObject } from './data/json-schema'
import type { BadResponse, NamedFailure, ScenarioStep } from './mocks'
import type { ReadRequest } from './read-request'

/** What an operation was told to do, as data. */
export type Step =
  | { kind: 'usual' }
  | { kind: 'answer'; status: number; given: { body: unknown } | undefined }
  | { kind: 'example'; name: string }
  | { kind: 'network' | 'timeout' }
  | { kind: 'aborted'; controller: AbortController | undefined }
  | { kind: 'badRequest'; status: number | undefined; problem: object }
  | { kind: 'badResponse'; how: BadResponse }

export interface Told {
  step: Step
  /** Milliseconds. */
  delay: number
  headers: Record<string, string>
}

/** The steps that one `on(…)` was followed by. */
export interface Script {
  /** For the caller of `on(…)`; typed by `OperationMock`. */
  mock: object
  /** Adds a step that is data. */
  play(step: ScenarioStep): void
  /** The step for the next request; undefined when they are used up or not meant for it. */
  next(read: ReadRequest): Told | undefined
}

export function createScript(when: (read: ReadRequest) => boolean): Script {
  const steps: (Told & { left: number })[] = []
  /** Said before any step: for the first one, or for what is usual. */
  let early: (Told & { left: number }) | undefined
  const begin = (step: Step) => {
    const former = steps.at(-1)
    if (former?.left === Infinity) former.left = 1
    const { delay = 0, headers = {} } = (former ? undefined : early) ?? {}
    steps.push({ step, delay, headers, left: Infinity })
    return mock
  }
  /** The last step, for what is said of it. */
  const last = () => steps.at(-1) ?? (early ??= { step: { kind: 'usual' }, delay: 0, headers: {}, left: Infinity })
  const mock = {
    answer: (status: number, ...given: unknown[]) => begin({ kind: 'answer', status, given: given.length > 0 ? { body: given[0] } : undefined }),
    example: (name: string) => begin({ kind: 'example', name }),
    fail: (kind: string, first?: unknown, second?: unknown) => begin(failure(kind, first, second)),
    delay(ms: number) {
      last().delay = ms
      return mock
    },
    headers(headers: Record<string, string>) {
      last().headers = headers
      return mock
    },
    times(count: number) {
      const own = last()
      own.left = count
      // It is a step of its own now.
      if (own === early) steps.push(own)
      return mock
    },
    once: () => mock.times(1),
  }
  return {
    mock,
    play(step) {
      begin('fail' in step ? failureStep(step.fail) : 'example' in step ? { kind: 'example', name: step.example } : { kind: 'answer', status: step.answer, given: givenBy(step) })
      if (step.delay !== undefined) mock.delay(step.delay)
      if (step.headers !== undefined) mock.headers(step.headers)
      if (step.times !== undefined) mock.times(step.times)
    },
    next(read) {
      const told = (steps.length > 0 ? steps : early ? [early] : []).find(({ left }) => left > 0)
      if (!told || !when(read)) return undefined
      told.left--
      return told
    },
  }
}

/** A failure by its one name, as data and preferences have it. */
export function failureStep(name: NamedFailure): Step {
  return name === 'network' || name === 'timeout' ? { kind: name } : { kind: 'badResponse', how: name }
}

function givenBy({ body, change }: { body?: unknown; change?: object }): { body: unknown } | undefined {
  if (change !== undefined) return { body: (_read: ReadRequest, usual: unknown) => (isObject(usual) ? { ...usual, ...change } : usual) }
  return body === undefined ? undefined : { body }
}

function failure(kind: string, first: unknown, second: unknown): Step {
  switch (kind) {
    case 'network':
    case 'timeout':
      return { kind }
    case 'aborted':
      return { kind, controller: isController(first) ? first : undefined }
    case 'badRequest':
      return { kind, status: typeof first === 'number' ? first : undefined, problem: typeof second === 'object' && second !== null ? second : {} }
    case 'badResponse':
      return { kind, how: first === 'brokenJson' || first === 'brokenSchema' ? first : 'serverError' }
    default:
      throw new Error(`No such failure: ${kind}. There are network, timeout, aborted, badRequest and badResponse, as serverError, brokenJson or brokenSchema.`)
  }
}

/** By what it can do: under jsdom there are two classes. */
function isController(value: unknown): value is AbortController {
  return typeof value === 'object' && value !== null && 'abort' in value
}
