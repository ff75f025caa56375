import { parseArgs } from 'node:util'

const databases = ['sqlite', 'postgres'] as const
const victims = ['server', 'connections'] as const

export interface CrashArguments {
  database: (typeof databases)[number]
  victim: (typeof victims)[number]
  kills: number
  seed: number
}

/** @throws Error for what there is none of: the report would tell of a database that was not tried, or of no kills that nothing was lost */
export function readArguments(args: string[]): CrashArguments {
  const { values } = parseArgs({ args, options: { kills: { type: 'string' }, database: { type: 'string', default: 'sqlite' }, victim: { type: 'string', default: 'server' }, seed: { type: 'string', default: '1' } } })
  const [database, victim] = [choice('database', values.database, databases), choice('victim', values.victim, victims)]
  if (victim === 'connections' && database === 'sqlite') throw new Error('Only PostgreSQL has connections to end: add --database postgres')
  return { database, victim, kills: numberOf('kills', values.kills ?? (database === 'postgres' ? '200' : '1000'), 1), seed: numberOf('seed', values.seed, 0) }
}

function choice<Value extends string>(name: string, given: string, known: readonly Value[]): Value {
  const value = known.find((one) => one === given)
  if (value === undefined) throw new Error(`--${name} must be ${known.join(' or ')}, not ${given}`)
  return value
}

function numberOf(name: string, given: string, least: number): number {
  if (!/^\d+$/.test(given) || Number(given) < least) throw new Error(`--${name} must be a whole number from ${least}, not ${given}`)
  return Number(given)
}
