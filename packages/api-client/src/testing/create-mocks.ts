import { NoValueError } from './data/generate'
import type { OpenApiDocument } from './document'
import { asAnswered } from './exchanged-schemas'
import { createMemory } from './memory'
import type { MockOptions, MockRequest, Mocks, OperationMock } from './mocks'
import { readPreferences } from './prefer'
import { plainProblem } from './problem'
import { readContract } from './read-contract'
import { distanceFrom, readRequest, type ReadRequest } from './read-request'
import { respond, type Respondent } from './respond'
import { readScenario } from './scenario'
import { createScript, failureStep, type Script } from './script'
import { toResponse } from './to-response'
import { createWaiting } from './waiting'

/** Requests of an operation, and faults, that are kept. */
const mostKept = 1000

/**
 * Mocks for every operation of a document. An operation is read when it is first asked for, so even a large document is
 * ready at once.
 *
 * @param document a bundled OpenAPI 3.1 document
 */
export function createMocks<Ops>(document: object, { seed = 1, dynamic = false, now, delay = 0 }: MockOptions = {}): Mocks<Ops> {
  const contract = readContract(document as OpenApiDocument)
  const scripts = new Map<string, Script[]>()
  const calls = new Map<string, ReadRequest[]>()
  const faults: string[] = []
  const waiting = createWaiting()
  const respondent: Respondent = { contract: asAnswered(contract), seed, dynamic, now: now?.getTime(), memory: createMemory(contract), waiting }
  const find = (request: Request) => contract.find(request.method, new URL(request.url), (found) => distanceFrom(contract, found, request))
  /** The newest script of an operation is asked first. */
  const add = (operation: string, script: Script) => {
    scripts.set(operation, [script, ...(scripts.get(operation) ?? [])])
    return script
  }

  /** What a redirect leads to: the answer of another operation, or else what nobody describes, of which there is nothing. */
  const behind = async (request: Request, response: Response): Promise<Response> => {
    const location = response.headers.get('location') ?? ''
    const target = URL.canParse(location, request.url) ? new Request(new URL(location, request.url)) : request
    return (target.url !== request.url && (await mocks.handle(target))) || new Response()
  }

  const mocks: Mocks<Ops> = {
    on(operation, when) {
      contract.operation(operation)
      return add(operation, createScript((read) => when?.(typed(read)) ?? true)).mock as OperationMock<Ops[typeof operation]>
    },
    play(scenario) {
      for (const [operation, steps] of readScenario(contract, scenario)) {
        const script = add(operation, createScript(() => true))
        steps.forEach((step) => script.play(step))
      }
    },
    calls(operation) {
      contract.operation(operation)
      return (calls.get(operation) ?? []).map((read) => typed<Ops[typeof operation]>(read))
    },
    seed(other) {
      respondent.seed = other
    },
    reset() {
      for (const table of [scripts, calls]) table.clear()
      faults.length = 0
      respondent.memory.clear()
      waiting.release()
    },
    async handle(request) {
      const found = find(request)
      if (!found) return undefined
      const preferences = readPreferences(request.headers)
      const read = await readRequest(contract, found, request)
      const { id } = read.operation
      calls.set(id, keep(calls.get(id) ?? [], read))
      if (read.faults.length > 0) keep(faults, `${id} (${request.method} ${request.url}): ${read.faults.map(({ field, message }) => `${field} ${message}`).join('; ')}`)
      const told = firstOf(scripts.get(id) ?? [], read)
      await waiting.pause(delay + preferences.delay + (told?.delay ?? 0), request.signal)
      try {
        if (preferences.fault) throw new Error(preferences.fault)
        const response = await respond(respondent, read, preferences.fail ? failureStep(preferences.fail) : (told?.step ?? { kind: 'usual' }), preferences)
        // Of a broken connection nothing can be changed.
        if (response.type !== 'error') for (const [name, value] of Object.entries(told?.headers ?? {})) response.headers.set(name, value)
        return response
      } catch (error) {
        if (error instanceof NoValueError) return toResponse(plainProblem({ statuses: [500], title: 'Mock failed', detail: error.message }), request)
        if (!(error instanceof Error) || preferences.applied === '') throw error
        return toResponse(plainProblem({ statuses: [400], title: 'Preference not possible', detail: error.message }), request)
      }
    },
    async fetch(input, init) {
      const request = input instanceof Request && !init ? input : new Request(input, init)
      request.signal.throwIfAborted()
      const response = await mocks.handle(request)
      // Who gives up while it is answered gets nothing either.
      request.signal.throwIfAborted()
      if (!response) throw mocks.refuse(request)
      if (response.type === 'error') throw new TypeError('Failed to fetch')
      return isFollowed(request, response) ? await behind(request, response) : response
    },
    isMeant: (request) => contract.isMeant(new URL(request.url).pathname),
    refuse(request) {
      const { pathname } = new URL(request.url)
      const nearest = contract.nearest(request.method, pathname)
      const message = `The contract has no ${request.method} ${pathname}.${nearest ? ` The nearest is ${nearest.id} (${nearest.method} ${nearest.path})` : ''}`
      keep(faults, message)
      return new Error(message)
    },
    nameOf: (request) => find(request)?.operation.id,
    assertNoFaults() {
      // What has been told is not told to the next test again.
      const told = faults.splice(0)
      if (told.length > 0) throw new Error(`Requests break the contract:\n${told.join('\n')}`)
    },
  }
  return mocks
}

/** Whether `fetch` itself asks on. */
const isFollowed = (request: Request, { status }: Response): boolean => request.redirect === 'follow' && [301, 302, 303, 307, 308].includes(status)

/** The document says of which types a request is; the generated types are made of the same document. */
function typed<O>(read: ReadRequest): MockRequest<O> {
  return read as unknown as MockRequest<O>
}

function keep<T>(list: T[], one: T): T[] {
  if (list.length >= mostKept) list.shift()
  list.push(one)
  return list
}

function firstOf(scripts: Script[], read: ReadRequest) {
  for (const script of scripts) {
    const told = script.next(read)
    if (told) return told
  }
  return undefined
}
