import type { JsonObject } from '../contract/document'
import type { Place } from './kind'

/** The name of a file begins with the id of its item, or with that of its list: a copied file cannot keep the old one unnoticed. */
export function checkFileNumber(item: JsonObject, place: Place, field = 'id'): void {
  const [number = ''] = (place.fileName.split('/').at(-1) ?? '').split('-')
  if (String(item[field]) !== number) place.fault(field, `must be the number that the file's name begins with, ${number}`)
}
