import type { BlockEnvironment } from '../environment/environment'
import type { PlacedBlock } from './placed-block'
import type { Placeholder } from './split-content'

/**
 * The environment of a block at its place. The first block of a page has the parameters of the address for itself,
 * `?page=2`; those of the second are `?b2-page=2`, so that two blocks, the same ones among them, do not get in each
 * other's way. A block sees its own parameters by their plain names, whichever it is, and is told which of its kind.
 */
export function scopeEnvironment(environment: BlockEnvironment, { place, all }: Pick<PlacedBlock, 'place' | 'all'>): BlockEnvironment {
  const isOfTheKind = ({ name }: Placeholder) => name === all[place]?.name
  const siblings = all.filter(isOfTheKind).map(({ props }) => props)
  const which = siblings.length > 1 ? { sibling: all.slice(0, place + 1).filter(isOfTheKind).length, siblings } : undefined
  if (place === 0) return { ...environment, ...which }
  const prefix = `b${place + 1}-`
  const queryOf = (own: string) => merge(environment.search, own, prefix)
  return {
    ...environment,
    ...which,
    search: select(environment.search, prefix),
    setSearch: (own, options) => environment.setSearch(queryOf(own), options),
    queryOf,
  }
}

/** What holds for the whole page, whichever block reads it. */
const ofThePage = ['mode']

/** `?page=3&b2-page=2&mode=preview`, `b2-` → `?page=2&mode=preview`. */
function select(search: string, prefix: string): string {
  const own = new URLSearchParams()
  for (const [name, value] of new URLSearchParams(search)) {
    if (name.startsWith(prefix)) own.append(name.slice(prefix.length), value)
    else if (ofThePage.includes(name)) own.append(name, value)
  }
  return written(own)
}

/** `?page=3&b2-page=2`, `?page=4`, `b2-` → `?page=3&b2-page=4`. */
function merge(search: string, own: string, prefix: string): string {
  const all = new URLSearchParams()
  for (const [name, value] of new URLSearchParams(search)) if (!name.startsWith(prefix)) all.append(name, value)
  for (const [name, value] of new URLSearchParams(own)) if (!ofThePage.includes(name)) all.append(prefix + name, value)
  return written(all)
}

function written(parameters: URLSearchParams): string {
  const text = String(parameters)
  return text === '' ? '' : `?${text}`
}
