import { parseArgs } from 'node:util'

export interface FuzzArguments {
  requests: number
  seed: number
  /** Only the request with this number. */
  only?: number
}

/** @throws Error for what is no number: a run of none would find nothing, and say so */
export function readArguments(args: string[]): FuzzArguments {
  const { values } = parseArgs({ args, options: { requests: { type: 'string', default: '100000' }, seed: { type: 'string', default: '1' }, only: { type: 'string' } } })
  const numberOf = (name: string, text: string, least: number): number => {
    if (!/^\d+$/.test(text) || Number(text) < least) throw new Error(`--${name} must be a whole number from ${least}, not ${text}`)
    return Number(text)
  }
  return { requests: numberOf('requests', values.requests, 1), seed: numberOf('seed', values.seed, 0), ...(values.only === undefined ? {} : { only: numberOf('only', values.only, 0) }) }
}
