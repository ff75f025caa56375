import type { Contract } from './read-contract'
import { answerFor, isSuccess, type LinkObject, type Operation } from './document'
import { evaluate, type Answered } from './link-expressions'
import { idempotencyKeyOf, type ReadRequest } from './read-request'

/** What submissions have left behind, as far as the document says how it is found again. */
export interface Memory {
  /** Keeps what an operation has answered. */
  remember(read: ReadRequest, answered: Answered): void
  /**
   * What was answered before, for a request to which a link leads: `unknown` where nothing fits the request; undefined
   * where no link leads to the operation.
   */
  recall(read: ReadRequest): Answered | 'unknown' | undefined
  /** The answer to the same request under the same Idempotency-Key; `mismatch` where the request was another. */
  repeat(read: ReadRequest): Answered | 'mismatch' | undefined
  clear(): void
}

interface Kept {
  target: string
  values: string
  answered: Answered
}

/** Submissions that are found again, as many as requests are kept: a server of mocks may run for weeks. */
const mostKept = 1000

export function createMemory(contract: Contract): Memory {
  const kept: Kept[] = []
  const repeats = new Map<string, { request: string; answered: Answered }>()
  let targets: Map<string, LinkObject[]> | undefined

  return {
    remember(read, answered) {
      const key = idempotencyKeyOf(read.header)
      if (key !== undefined && !read.operation.safe) repeats.set(`${read.operation.id} ${key}`, { request: read.key, answered })
      for (const link of linksOf(read.operation, answered.status)) {
        const target = contract.target(link)
        if (target) kept.unshift({ target: target.id, values: valuesOf(link, (name) => evaluate(link.parameters?.[name], read, answered)), answered })
      }
      kept.splice(mostKept)
      for (const oldest of repeats.keys()) if (repeats.size > mostKept) repeats.delete(oldest)
    },
    recall(read) {
      targets ??= targetsOf(contract)
      const links = targets.get(read.operation.id)
      if (!links) return undefined
      const wanted = links.map((link) => valuesOf(link, (name) => givenValue(read, name)))
      return kept.find(({ target, values }) => target === read.operation.id && wanted.includes(values))?.answered ?? 'unknown'
    },
    repeat(read) {
      const key = idempotencyKeyOf(read.header)
      const former = key === undefined ? undefined : repeats.get(`${read.operation.id} ${key}`)
      return former && (former.request === read.key ? former.answered : 'mismatch')
    },
    clear() {
      kept.length = 0
      repeats.clear()
    },
  }
}

/** Where a submission leads, and by which values it is found there. What only reads leaves nothing behind. */
export function linksOf(operation: Operation, status: number): LinkObject[] {
  if (operation.safe || !isSuccess(String(status))) return []
  return answerFor(operation, status)?.links.filter(hasValues) ?? []
}

const hasValues = ({ parameters = {} }: LinkObject): boolean => Object.keys(parameters).length > 0

function targetsOf(contract: Contract): Map<string, LinkObject[]> {
  const targets = new Map<string, LinkObject[]>()
  for (const operation of contract.submissions()) {
    for (const link of operation.answers.flatMap(({ status, links }) => (isSuccess(status) ? links.filter(hasValues) : []))) {
      const target = contract.target(link)
      if (target) targets.set(target.id, [...(targets.get(target.id) ?? []), link])
    }
  }
  return targets
}

function valuesOf({ parameters = {} }: LinkObject, valueOf: (name: string) => unknown): string {
  return JSON.stringify(Object.keys(parameters).sort().map((name) => [name, String(valueOf(name))]))
}

/** A link may say where a parameter is: `path.id`. */
function givenValue(read: ReadRequest, name: string): unknown {
  const [, place, own = name] = /^(path|query|header|cookie)\.(.*)$/.exec(name) ?? []
  const places = (['path', 'query', 'header', 'cookie'] as const).filter((one) => place === undefined || one === place)
  return places.map((one) => read[one][own]).find((value) => value !== undefined)
}
