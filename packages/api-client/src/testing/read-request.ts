import type { Contract, Found } from './read-contract'
import { canonical, isObject, type JsonObject } from './data/json-schema'
import type { Operation } from './document'
import { faultsOf, isFile, type Fault } from './faults'
import { readBody } from './read-body'
import { places, readParameters, schemaOf, type Place } from './read-parameters'
import { fillInDefaults } from './schema-types'
import { asSent } from './exchanged-schemas'

/** A request as the contract reads it. */
export interface ReadRequest extends Record<Place, JsonObject> {
  operation: Operation
  /** With defaults filled in. */
  body: unknown
  /** What breaks the contract. */
  faults: Fault[]
  /** The same for requests that mean the same, whoever sends them. */
  key: string
  request: Request
}

/** Reads and checks; the body of `request` is used up. */
export async function readRequest(contract: Contract, found: Found, request: Request): Promise<ReadRequest> {
  const { operation } = found
  const body = await readBody(contract, operation, request)
  const { values, faults: wrong } = checkParameters(contract, found, request)
  const faults = [...(body.fault ? [body.fault] : []), ...wrong]
  if (body.schema !== undefined && !body.fault) {
    const sent = asSent(contract)
    faults.push(...faultsOf(sent, sent.plain(body.schema), body.value))
    if (faults.length === 0) fillInDefaults(contract, body.schema, body.value)
  }
  const key = canonical([operation.id, values.path, values.query, comparable(body.value), idempotencyKeyOf(values.header)])
  return { operation, ...values, body: body.value, faults, key, request }
}

/** What a request says beside its body, with defaults filled in, and what is wrong with that. */
function checkParameters(contract: Contract, found: Found, request: Request): { values: Record<Place, JsonObject>; faults: Fault[] } {
  const values = readParameters(contract, found, request)
  const faults = places.flatMap((place) => {
    const parameters = found.operation.parameters.filter((parameter) => parameter.in === place)
    const properties = Object.fromEntries(parameters.map((parameter) => [parameter.name, schemaOf(parameter)]))
    const schema = { type: 'object' as const, properties, required: parameters.filter(({ required }) => required).map(({ name }) => name) }
    const wrong = faultsOf(contract, schema, values[place])
    fillInDefaults(contract, schema, values[place])
    return wrong
  })
  return { values, faults }
}

/** How far a request is from one to an operation: what it says otherwise counts most, then what it lacks, and last which names of its query are known. */
export function distanceFrom(contract: Contract, { operation, path }: Found, request: Request): number {
  const parameters = operation.parameters.filter(({ required }) => required)
  const { faults } = checkParameters(contract, { operation: { ...operation, parameters }, path }, request)
  const lacking = faults.filter(({ code }) => code === 'required').length
  const unknown = [...new URL(request.url).searchParams.keys()].filter((key) => operation.parameters.every(({ name }) => name !== key)).length
  return (faults.length - lacking) * 1e6 + lacking * 1e3 + unknown
}

/** What a sender chose so that sending again does nothing new. */
export function idempotencyKeyOf(header: JsonObject): string | undefined {
  const name = Object.keys(header).find((one) => one.toLowerCase() === 'idempotency-key')
  return name === undefined ? undefined : String(header[name])
}

/** Files are told apart by what can be read of them at once. */
export function comparable(value: unknown): unknown {
  if (isFile(value)) return ['file', 'name' in value ? value.name : '', value.type, value.size]
  if (Array.isArray(value)) return value.map(comparable)
  return isObject(value) ? Object.fromEntries(Object.entries(value).map(([name, one]) => [name, comparable(one)])) : value
}
