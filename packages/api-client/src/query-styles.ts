import { createQuerySerializer } from 'openapi-fetch'

export interface QueryStyle {
  style: 'form' | 'deepObject' | 'spaceDelimited' | 'pipeDelimited'
  explode: boolean
  /** Leaves `/`, `:`, `&` and their like as they are. */
  allowReserved?: true
}

/** Writes a query whose parameters have styles of their own. Only operations that have such parameters bundle it. */
export function queryStyles(styles: Record<string, QueryStyle>): (query: Record<string, unknown>) => string {
  return (query) =>
    Object.entries(query)
      .map(([name, value]) => serializerOf(styles[name])({ [name]: value }))
      .filter((part) => part !== '')
      .join('&')
}

function serializerOf(style: QueryStyle | undefined): (query: Record<string, unknown>) => string {
  const { allowReserved = false } = style ?? {}
  return createQuerySerializer((style ? { array: style, object: style, allowReserved } : {}) as object) as (query: Record<string, unknown>) => string
}
