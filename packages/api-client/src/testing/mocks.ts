/*
 * The types of the mock table. `Ops` is what `tools/codegen` writes for a document: for each operation its request, and
 * its answers by status. Nothing here looks at all operations at once, which would cost the compiler much.
 */

/** What a request to a mock was, typed by its operation. */
export interface MockRequest<O> {
  path: Field<O, 'path'>
  query: Field<O, 'query'>
  header: Field<O, 'header'>
  /** With the contract's defaults filled in; files of a form are there as they were sent. */
  body: Field<O, 'body'>
  /** What breaks the contract; empty when all is well. */
  faults: MockFault[]
  /** As it came; its body has been read. */
  request: Request
}

export interface MockFault {
  /** `title_en`, `seo.meta_title_kz`, `[3].link`; `body` for the body as a whole. */
  field: string
  /** The keyword of JSON Schema that failed: `maxLength`, `required`… */
  code: string
  message: string
}

/**
 * Tells one operation what to answer. Each `answer`, `example` and `fail` is a step, for one request or as many as `times`
 * says; the last one holds on. `delay`, `headers`, `once` and `times` are said of the step before them.
 */
export interface OperationMock<O> {
  /** A body, or a function of the request and of what the contract gives; without one, what the contract gives. */
  answer<S extends StatusOf<O>>(status: S, body?: Reply<O, BodyOf<O, S>>): OperationMock<O>
  /** An example of the contract by its name, with its status. */
  example(name: Field<O, 'examples'>): OperationMock<O>
  /**
   * Any kind of failure. Of three there is no answer: with `network` the connection breaks, with `timeout` and `aborted` the caller
   * waits for one in vain.
   */
  fail(kind: 'network' | 'timeout' | 'aborted' | 'badRequest' | 'badResponse'): OperationMock<O>
  /** A controller is told to abort as soon as the request is there. */
  fail(kind: 'aborted', controller?: AbortController): OperationMock<O>
  /** A 4xx of the contract: by default the lowest one, with the contract's example, changed by `problem`. */
  fail<S extends ClientErrorOf<O>>(kind: 'badRequest', status?: S, problem?: Partial<BodyOf<O, S>>): OperationMock<O>
  /** What the contract does not allow for. Default `serverError`. */
  fail(kind: 'badResponse', how?: BadResponse): OperationMock<O>
  /** Milliseconds until the answer; said first, until the first step's answer, or else the usual one. */
  delay(ms: number): OperationMock<O>
  /** Of the answer: beside those of the contract, or in their place. */
  headers(headers: Record<string, string>): OperationMock<O>
  /** Only for one request, where it is the last step. */
  once(): OperationMock<O>
  times(count: number): OperationMock<O>
}

/**
 * - `serverError`: a 500 with a problem, or the 5xx that the contract names
 * - `brokenJson`: a 2xx whose body breaks off
 * - `brokenSchema`: a 2xx whose body is JSON and breaks the contract
 */
export type BadResponse = 'serverError' | 'brokenJson' | 'brokenSchema'

/** The failures that a name alone says, in a scenario and in a request; a 4xx is a status. */
export type NamedFailure = 'network' | 'timeout' | BadResponse

/**
 * What `on(…)` says in code, as data: the steps of operations, one after the other. A file of JSON may hold it; of one that is imported
 * the compiler knows no more than that a failure is a text.
 */
export type Scenario<Ops> = { [K in keyof Ops & string]?: ScenarioStep<NamedFailure | (string & Record<never, never>)>[] }

/**
 * One step. The last one of a list holds on unless it has `times`.
 *
 * - `answer`: a status of the contract with what is usual; `body` replaces the body, `change` some of its properties
 * - `example`: an example of the contract by its name, with its status
 * - `fail`: the failures that are no 4xx
 */
export type ScenarioStep<Failure = NamedFailure> = ({ answer: number; body?: unknown; change?: object } | { example: string } | { fail: Failure }) & {
  /** How many requests it is for. */
  times?: number
  /** Milliseconds until the answer. */
  delay?: number
  /** Of the answer: beside those of the contract, or in their place. */
  headers?: Record<string, string>
}

export interface MockOptions {
  /** Another number makes other data, but leaves examples of the contract as they are. Default 1. */
  seed?: number
  /** Whether all data is made up, so that all of it depends on `seed`; by default examples come first. */
  dynamic?: boolean
  /** Dates are around it. Default 2026-11-18. */
  now?: Date
  /** Before every answer, in milliseconds. Default 0. */
  delay?: number
}

/** One table of mocks for all adapters. */
export interface Mocks<Ops> {
  /**
   * Changes what an operation answers. What was said last comes first; when its steps are used up, what was said before
   * holds again, and in the end what is usual.
   *
   * @param when only for requests that it takes
   */
  on<K extends keyof Ops & string>(operation: K, when?: (request: MockRequest<Ops[K]>) => boolean): OperationMock<Ops[K]>
  /**
   * Says the same as `on` for several operations at once.
   *
   * @throws Error naming operation and step, where one is none or breaks the contract; then nothing is said
   */
  play(scenario: Scenario<Ops>): void
  /** The requests to an operation, the first one first; of a great many the last thousand. */
  calls<K extends keyof Ops & string>(operation: K): MockRequest<Ops[K]>[]
  /** Makes other data from now on. */
  seed(seed: number): void
  /** Forgets what was said, called and submitted. Requests that wait are let go with a network error. */
  reset(): void
  /** Answers a request; undefined where the document has no such operation. A broken connection is `Response.error()`. */
  handle(request: Request): Promise<Response | undefined>
  /** `fetch` that asks the mocks: for `createClient({ baseUrl, fetch })`. Throws for a request that the document does not have. */
  fetch(input: Request | string | URL, init?: RequestInit): Promise<Response>
  /** Whether a request goes where the document has operations. */
  isMeant(request: Request): boolean
  /** Notes a request that the document does not have. Its message names the nearest operation. */
  refuse(request: Request): Error
  /** What has answered a request: the operation's name, for logs. */
  nameOf(request: Request): string | undefined
  /**
   * For the end of a test: fails it if there was a request that breaks the contract, or one that it does not have. Each is
   * told once.
   *
   * @throws Error naming them
   */
  assertNoFaults(): void
}

type Field<O, K extends string> = K extends keyof O ? O[K] : undefined

/** `4XX` and `default` stand for any number. */
type StatusOf<O> = O extends { answers: infer A } ? (keyof A & number) | (keyof A & string extends never ? never : number) : never

type BodyOf<O, S> = O extends { answers: infer A } ? (S extends keyof A ? A[S] : A[keyof A & string]) : never

type ClientErrorOf<O> = { [S in StatusOf<O>]: number extends S ? S : `${S}` extends `4${string}` ? S : never }[StatusOf<O>]

type Reply<O, B> = B | ((request: MockRequest<O>, usual: B) => B | Promise<B>)
