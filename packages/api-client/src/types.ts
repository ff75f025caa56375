import type { components } from '@university/api-schema/types'

type Schemas = components['schemas']

/** A schema of the contract by its name: `Schema<'MenuItem'>`. */
export type Schema<Name extends keyof Schemas> = Schemas[Name]
