import { createQuerySerializer } from 'openapi-fetch'
import { urlEncoded } from './bodies'

export interface QueryStyle {
  style: 'form' | 'deepObject' | 'spaceDelimited' | 'pipeDelimited'
  explode: boolean
  /** Leaves `/`, `:`, `?`, `@`, `,` and `;` as they are; the other reserved characters would end the value. */
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

/** `application/x-www-form-urlencoded` with fields in styles of their own; the others as `urlEncoded` writes them. */
export function urlEncodedBy(styles: Record<string, QueryStyle>): (body: object) => string {
  return (body) =>
    Object.entries(body)
      .map(([name, value]: [string, unknown]) => (styles[name] ? serializerOf(styles[name])({ [name]: value }) : String(urlEncoded({ [name]: value }))))
      .filter((part) => part !== '')
      .join('&')
}

function serializerOf(style: QueryStyle | undefined): (query: Record<string, unknown>) => string {
  const serialize = createQuerySerializer((style ? { array: style, object: style } : {}) as object) as (query: Record<string, unknown>) => string
  return style?.allowReserved ? (query) => serialize(query).replace(/%(3A|2F|3F|40|2C|3B)/g, decodeURIComponent) : serialize
}
