import type { CreatePagesArgs } from 'gatsby'

export type Graphql = CreatePagesArgs['graphql']

/** Asks Gatsby's data. @throws Error when the query is wrong */
export async function query<T>(graphql: Graphql, document: string, variables?: Record<string, unknown>): Promise<T> {
  const { data, errors } = await graphql<T>(document, variables)
  if (errors || !data) throw new Error(`A query of gatsby/ failed: ${String(errors)}`)
  return data
}
