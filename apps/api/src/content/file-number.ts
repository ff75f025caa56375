import type { JsonObject } from '../contract/document'
import type { Place } from './kind'

/** The name of a file begins with the id of its item, or with that of its list: a copied file cannot keep the old one unnoticed. */
export function checkFileNumber(item: JsonObject, place: Place, field = 'id'): void {
  const [, number] = /^(\d+)(?:-|$)/.exec(place.fileName.split('/').at(-1) ?? '') ?? []
  if (number === undefined) place.fault(field, `must stand at the beginning of the file's name, with a - behind it, as in ${Number(item[field]) || 7}-rare-books.yaml`)
  else if (String(item[field]) !== number) place.fault(field, `must be the number that the file's name begins with, ${number}`)
}
