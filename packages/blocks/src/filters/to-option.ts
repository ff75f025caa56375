import type { Choice } from './choice'
import type { SelectOption } from './select-filter'

/** As filters offer it: by its number in the address, by its name to the reader. */
export function toOption({ id, name, lang }: Choice): SelectOption {
  return { value: String(id), label: name, lang }
}

export function yearOption(year: number): SelectOption {
  return { value: String(year), label: String(year) }
}
