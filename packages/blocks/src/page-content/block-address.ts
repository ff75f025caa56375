import { withParameters } from '../environment/with-parameters'

/** Where a block is. */
export interface BlockPlace {
  /** Of its page, without a language. */
  path: string
  /** Before its parameters in the address. */
  prefix: string
  /** The fragment that names it. */
  id: string
}

/** What stands before the parameters of a block in the address; nothing for the first one of a page. */
export function prefixOf(place: number): string {
  return place === 0 ? '' : `b${place + 1}-`
}

/** The address of a block that does what its parameters say: `/page/fees?b2-q=law#PriceEducation`. */
export function blockAddress({ path, prefix, id }: BlockPlace, parameters: Record<string, string | undefined> = {}): string {
  const own = Object.fromEntries(Object.entries(parameters).map(([name, value]) => [prefix + name, value]))
  return `${path}${withParameters('', own)}#${id}`
}
