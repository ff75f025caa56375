import type { Language } from '../src/environment/environment'

export const languages = ['kz', 'ru', 'en'] as const satisfies readonly Language[]
export const themes = ['light', 'dark'] as const
/** Of the frame, in pixels; `full` is what the window leaves. */
export const widths = ['320', '390', '768', '1440', 'full'] as const
/** Of the accessibility panel of the site. */
export const letterSizes = ['small', 'default', 'middle', 'big'] as const
export const pictureModes = ['show', 'hide'] as const

/** What the catalogue shows and how; all of it is in its address. */
export interface Address {
  /** Name of the block's files; empty at the start. */
  block: string
  state: string
  language: Language
  theme: (typeof themes)[number]
  width: (typeof widths)[number]
  letters: (typeof letterSizes)[number]
  pictures: (typeof pictureModes)[number]
}

const start: Address = { block: '', state: '', language: 'kz', theme: 'light', width: 'full', letters: 'default', pictures: 'show' }

/** `#/price-education/empty?language=ru` → what to show. What the catalogue does not know is as at the start. */
export function readAddress(hash: string): Address {
  const [path = '', query = ''] = hash.replace(/^#/, '').split('?')
  const [, block = '', state = ''] = path.split('/')
  const asked = new URLSearchParams(query)
  const read = <Value extends string>(name: string, values: readonly Value[], fallback: Value) => values.find((value) => value === asked.get(name)) ?? fallback
  return {
    block: plain(block),
    state: plain(state),
    language: read('language', languages, start.language),
    theme: read('theme', themes, start.theme),
    width: read('width', widths, start.width),
    letters: read('letters', letterSizes, start.letters),
    pictures: read('pictures', pictureModes, start.pictures),
  }
}

/** The other way round; what is as at the start is left out. */
export function writeAddress({ block, state, ...settings }: Address): string {
  const changed = Object.entries(settings).filter(([name, value]) => value !== start[name as keyof typeof settings])
  const query = new URLSearchParams(changed).toString()
  return `#/${[block, state].filter((part) => part !== '').join('/')}${query && `?${query}`}`
}

/** Names of blocks and states are words with hyphens, so nothing in them needs to be escaped. */
function plain(part: string): string {
  return /^[\p{L}\p{N}-]*$/u.test(part) ? part : ''
}
