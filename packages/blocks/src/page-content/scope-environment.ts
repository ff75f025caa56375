import type { TFunction } from 'i18next'
import type { BlockEnvironment } from '../environment/environment'
import { prefixOf } from './block-address'
import { blockTitle } from './block-title'
import type { KnownBlock, PlacedBlock } from './placed-block'

/**
 * The environment of a block at its place. The first block of a page has the parameters of the address for itself,
 * `?page=2`; those of the second are `?b2-page=2`, so that two blocks, the same ones among them, do not get in each
 * other's way. A block sees its own parameters by their plain names, whichever it is, and is told what others are called.
 */
export function scopeEnvironment(environment: BlockEnvironment, { place, all }: Pick<PlacedBlock, 'place' | 'all'>, t: TFunction): BlockEnvironment {
  const isOfTheKind = ({ name }: KnownBlock) => name === all[place]?.name
  const names = {
    isOneOfSeveral: all.filter(isOfTheKind).length > 1,
    earlierTitles: all
      .slice(0, place)
      .filter(({ hidden }) => !hidden)
      .flatMap((block) => {
        const title = blockTitle(block, t)
        return title !== undefined || isOfTheKind(block) ? [title] : []
      }),
  }
  if (place === 0) return { ...environment, ...names }
  const prefix = prefixOf(place)
  return {
    ...environment,
    ...names,
    search: select(environment.search, prefix),
    changeSearch: (change, options) => environment.changeSearch((search) => merge(search, change(select(search, prefix)), prefix), options),
    queryOf: (own) => merge(environment.search, own, prefix),
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
