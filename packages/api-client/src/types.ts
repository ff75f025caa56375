import type { components } from '@university/api-schema/types'

type Schemas = components['schemas']

/** A schema of the contract by its name: `Schema<'MenuItem'>`. */
export type Schema<Name extends keyof Schemas> = Schemas[Name]

/** What an operation that reads says of a failure: what any may say, or that the key of a preview is wrong. */
export type ReadProblem = Schema<'Problem'> | Schema<'PreviewKeyProblem'>
