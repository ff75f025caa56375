import openapi from '@university/api-schema/openapi.json'
import { createRandom } from '@university/api-client/testing/random'
import { readContract } from '@university/api-client/testing/read-contract'
import { operations } from '../document'
import { brokenBytes } from './broken-bytes'
import { answerChecker } from './check-answers'
import { makeRequest } from './make-request'
import { Sender } from './send'
import { toCurl, type WireRequest } from './wire'

export interface FuzzOptions {
  url: string
  requests: number
  seed: number
  /** Only the request with this number. */
  only?: number
  /** Resident memory of the server, in bytes. */
  readMemory(): Promise<number>
  onProgress?(done: number, memory: number): void
}

export interface FuzzReport {
  requests: number
  /** Answers by status, most frequent first. */
  statuses: [status: string, count: number][]
  /** Operations that answered at least once with success. */
  succeeded: Set<string>
  failures: Failure[]
  /** Of the server, in bytes, at even distances. */
  memory: number[]
}

export interface Failure {
  operation: string
  fault: string
  count: number
  /** How to see it again. */
  seed: number
  only: number
  how: string
  curl: string
}

/** Requests under way at once. */
const atOnce = 12
const samples = 60

/** Sends what the contract allows and what it does not, and holds every answer against the contract. */
export async function fuzz({ url, requests, seed, only, readMemory, onProgress }: FuzzOptions): Promise<FuzzReport> {
  const contract = readContract(openapi as object)
  const check = answerChecker(contract, (id) => operations.some((operation) => operation.id === id && operation.isStatic))
  const sender = new Sender(new URL(url))
  const surroundings = { contract, openVacancy: await findVacancy(url) }
  const statuses = new Map<string, number>()
  const succeeded = new Set<string>()
  const failures = new Map<string, Failure>()
  const memory: number[] = []

  const fail = (index: number, fault: string, how: string, curl: string, operation = 'none') => {
    const key = `${operation} ${fault}`
    const known = failures.get(key)
    failures.set(key, known ? { ...known, count: known.count + 1 } : { operation, fault, count: 1, seed, only: index, how, curl })
  }
  const count = (status: number | string) => statuses.set(String(status), (statuses.get(String(status)) ?? 0) + 1)

  const one = async (index: number) => {
    const random = createRandom(`${seed} ${index}`)
    if (random.integer(0, 49) === 0) {
      const { how, bytes } = brokenBytes(random)
      const answers = await sender.sendBytes(bytes)
      answers.forEach(count)
      for (const status of answers.filter((status) => status >= 500)) fail(index, `status ${status}`, how, JSON.stringify(bytes.toString('latin1').slice(0, 500)))
      return
    }
    const { id } = operations[index % operations.length] ?? random.pick(operations)
    const request = await makeRequest(random, id, surroundings)
    await send(index, request)
  }
  const send = async (index: number, request: WireRequest) => {
    try {
      const answer = await sender.send(request)
      count(answer.status)
      if (request.operation && answer.status < 300) succeeded.add(request.operation)
      for (const fault of check(request, answer)) fail(index, fault, request.how, toCurl(url, request), request.operation)
    } catch (error) {
      if (isRefusal(error, request)) return count('refused early')
      fail(index, `no answer: ${error instanceof Error ? error.message : String(error)}`, request.how, toCurl(url, request), request.operation)
    }
  }

  let next = only ?? 0
  const end = only === undefined ? requests : only + 1
  const worker = async () => {
    while (next < end) {
      const index = next++
      await one(index)
      if (index % Math.ceil(requests / samples) !== 0) continue
      memory.push(await readMemory())
      onProgress?.(index, memory.at(-1) ?? 0)
    }
  }
  await Promise.all(Array.from({ length: atOnce }, worker))
  sender.close()
  return { requests: end - (only ?? 0), statuses: [...statuses].sort(([, a], [, b]) => b - a), succeeded, failures: [...failures.values()], memory }
}

/** How much the memory has grown over the last third of the run: 0.1 is ten per cent. */
export function growthOf(memory: number[]): number {
  const third = memory.slice(Math.floor((memory.length * 2) / 3))
  const mean = (values: number[]) => values.reduce((sum, value) => sum + value, 0) / values.length
  const size = Math.max(1, Math.floor(third.length / 3))
  return mean(third.slice(-size)) / mean(third.slice(0, size)) - 1
}

/** Of a body that is too large for it, a server may hang up while it is still coming. */
function isRefusal(error: unknown, { body }: WireRequest): boolean {
  const { code = '' } = ((error as Error).cause ?? error) as { code?: string }
  return body !== undefined && body.length > 200_000 && ['EPIPE', 'ECONNRESET'].includes(code)
}

async function findVacancy(url: string): Promise<number> {
  const answer = await fetch(`${url}/api/plugin/vacancy`, { method: 'POST', headers: { 'content-type': 'application/json' }, body: JSON.stringify({ slug: '', status: 'open' }) })
  const { data } = (await answer.json()) as { data: { id: number }[] }
  return data[0]?.id ?? 0
}
