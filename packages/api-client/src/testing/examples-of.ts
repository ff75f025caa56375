import type { Contract } from './read-contract'
import { fits } from './data/fits'
import type { MediaType } from './document'
import { isXml } from './to-xml'

export interface NamedExample {
  name: string
  value: unknown
}

const known = new WeakMap<MediaType, NamedExample[]>()

/** The examples of a body, by name. One that breaks the schema beside it is left out; XML that is written out is a text, whatever its schema. */
export function examplesOf(contract: Contract, media: MediaType, type = ''): NamedExample[] {
  const found = known.get(media)
  if (found) return found
  const named = Object.entries(media.examples ?? {}).map(([name, node]) => ({ name, value: contract.follow<{ value?: unknown }>(node).value }))
  const all = [...named, ...('example' in media ? [{ name: 'example', value: media.example }] : [])]
  const isWritten = (value: unknown) => typeof value === 'string' && isXml(type)
  const good = all.filter(({ value }) => value !== undefined && (isWritten(value) || fits(contract.schemaAt, media.schema ?? true, value)))
  known.set(media, good)
  return good
}
