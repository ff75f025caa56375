import { isObject, type JsonObject, type Schema } from './data/json-schema'
import { answerFor, chooseContent } from './document'
import { examplesOf } from './examples-of'
import { asRead } from './exchanged-schemas'
import { faultsOf } from './faults'
import type { ScenarioStep } from './mocks'
import { failures, isFailure } from './prefer'
import type { Contract } from './read-contract'
import { propertyOf } from './schema-types'

const words = ['answer', 'body', 'change', 'example', 'fail', 'times', 'delay', 'headers']

/**
 * The steps of a scenario by operation, held against the contract.
 *
 * @throws Error naming operation and step, for what is none and for what the contract does not have
 */
export function readScenario(contract: Contract, scenario: unknown): [operation: string, steps: ScenarioStep[]][] {
  if (!isObject(scenario)) throw new Error('A scenario is an object: a list of steps by operation')
  return Object.entries(scenario).map(([operation, steps]) => {
    contract.operation(operation)
    if (!Array.isArray(steps) || steps.length === 0) throw new Error(`${operation} must have a list of steps`)
    steps.forEach((step, index) => {
      const fault = faultOf(contract, operation, step)
      if (fault !== undefined) throw new Error(`${operation}, step ${index + 1}: ${fault}`)
    })
    return [operation, steps as unknown as ScenarioStep[]]
  })
}

function faultOf(contract: Contract, id: string, step: unknown): string | undefined {
  if (!isObject(step)) return 'must be an object'
  const unknown = Object.keys(step).find((name) => !words.includes(name))
  if (unknown !== undefined) return `there is no “${unknown}”, only ${words.join(', ')}`
  const kinds = ['answer', 'example', 'fail'].filter((name) => name in step)
  if (kinds.length !== 1) return 'must have one of answer, example and fail'
  if (('body' in step || 'change' in step) && kinds[0] !== 'answer') return 'body and change go with answer'
  if ('body' in step && 'change' in step) return 'has either body or change'
  if ('times' in step && !isWhole(step['times'], 1)) return 'times must be a whole number from 1'
  if ('delay' in step && !isWhole(step['delay'], 0)) return 'delay must be a whole number of milliseconds'
  if ('headers' in step && !(isObject(step['headers']) && Object.values(step['headers']).every((value) => typeof value === 'string'))) return 'headers must be texts by name'
  if ('fail' in step) return isFailure(step['fail']) ? undefined : `fail must be one of ${failures.join(', ')}; a 4xx is an answer`
  return 'example' in step ? faultOfExample(contract, id, step['example']) : faultOfAnswer(contract, id, step)
}

function faultOfExample(contract: Contract, id: string, name: unknown): string | undefined {
  const names = contract.operation(id).answers.flatMap(({ content }) => content.flatMap(([type, media]) => examplesOf(contract, media, type).map((one) => one.name)))
  return names.includes(String(name)) ? undefined : `there is no example ${String(name)}, only ${names.join(', ')}`
}

function faultOfAnswer(contract: Contract, id: string, { answer: status, ...step }: JsonObject): string | undefined {
  const operation = contract.operation(id)
  const answer = isWhole(status, 100) ? answerFor(operation, status) : undefined
  if (!answer) return `there is no answer ${JSON.stringify(status)}, only ${operation.answers.map((one) => one.status).join(', ')}`
  const schema: Schema = chooseContent(answer.content)?.[1].schema ?? true
  if ('body' in step) return describe(contract, schema, step['body'], 'body')
  if (!('change' in step)) return undefined
  const { change } = step
  if (!isObject(change)) return 'change must be an object'
  return Object.entries(change)
    .map(([name, value]) => {
      const property = propertyOf(contract, schema, name)
      return property === undefined ? `the body has no ${name}` : describe(contract, property, value, name)
    })
    .find((fault) => fault !== undefined)
}

function describe(contract: Contract, schema: Schema, value: unknown, name: string): string | undefined {
  const read = asRead(contract)
  const [fault] = faultsOf(read, read.plain(schema), value)
  return fault && `${fault.field === 'body' ? name : `${name}.${fault.field}`} ${fault.message}`
}

function isWhole(value: unknown, least: number): value is number {
  return Number.isInteger(value) && Number(value) >= least
}
