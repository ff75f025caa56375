import type { TFunction } from 'i18next'
import type { BlockEnvironment } from '../environment/environment'
import { prefixOf } from './block-address'
import { blockTitle } from './block-title'
import type { KnownBlock, PlacedBlock } from './placed-block'

/**
 * The environment of a block at its place. The first block of a page has the parameters of the address for itself,
 * `?page=2`; those of the second are `?b2-page=2`, so that two blocks, the same ones among them, do not get in each
 * other's way. A block sees its own parameters by their plain names, whichever it is, and is told what others are called.
 *
 * @param environment with the block's own query
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
  if (all.length === 1) return { ...environment, ...names }
  return {
    ...environment,
    ...names,
    changeSearch: (change, options) => environment.changeSearch((address) => merge(address, change(ownQuery(address, place)), place), options),
    queryOf: (own, address) => merge(address, own, place),
  }
}

/** What holds for the whole page, whichever block reads it. */
const ofThePage = ['mode']

/** `?page=3&b2-page=2&mode=preview` → `?page=2&mode=preview` for the second block. */
export function ownQuery(address: string, place: number): string {
  const own = new URLSearchParams()
  for (const [name, value] of new URLSearchParams(address)) {
    if (isOf(place, name)) own.append(name.slice(prefixOf(place).length), value)
    else if (ofThePage.includes(name)) own.append(name, value)
  }
  return written(own)
}

/** `?page=3&b2-page=2`, `?page=4` → `?page=3&b2-page=4` for the second block. */
function merge(address: string, own: string, place: number): string {
  const all = new URLSearchParams()
  for (const [name, value] of new URLSearchParams(address)) if (!isOf(place, name)) all.append(name, value)
  for (const [name, value] of new URLSearchParams(own)) if (!ofThePage.includes(name)) all.append(prefixOf(place) + name, value)
  return written(all)
}

/** Whether a parameter of the address is that of a block. The first one has what no other has. */
function isOf(place: number, name: string): boolean {
  return !ofThePage.includes(name) && (place === 0 ? !/^b\d+-/.test(name) : name.startsWith(prefixOf(place)))
}

function written(parameters: URLSearchParams): string {
  const text = String(parameters)
  return text === '' ? '' : `?${text}`
}
