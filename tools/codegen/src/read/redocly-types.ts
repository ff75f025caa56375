import { detectSpec, getTypes } from '@redocly/openapi-core/lib/oas-types'
import { normalizeTypes, type NodeType, type NormalizedNodeType } from '@redocly/openapi-core/lib/types'
import { isObject } from '../model/pointer'

/** What Redocly knows of the objects of a document, from its root on. */
export function typeOfDocument(document: unknown): NormalizedNodeType {
  const { Root } = normalizeTypes(withExamples(withoutInherited(getTypes(detectSpec(document)))))
  if (!Root) throw new Error('Redocly knows no type of a document')
  return Root
}

/** Redocly looks into each value of an example, of which large documents have more than of all else; not into those in which nothing can be referred to. */
function withExamples(types: Record<string, NodeType>): Record<string, NodeType> {
  const typeOf = (type: object) => (value: unknown) => (mayRefer(value) ? type : { resolvable: false })
  const isExample = (type: unknown): type is object => isObject(type) && type.isExample === true
  const propertiesOf = ({ properties }: NodeType) => Object.fromEntries(Object.entries(properties).map(([name, type]) => [name, isExample(type) ? typeOf(type) : type]))
  return Object.fromEntries(Object.entries(types).map(([name, type]) => [name, { ...type, properties: propertiesOf(type) }]))
}

function mayRefer(value: unknown): boolean {
  if (typeof value !== 'object' || value === null) return false
  return '$ref' in value || '$anchor' in value || 'externalValue' in value || Object.values(value).some(mayRefer)
}

/**
 * Redocly looks the type of a property up in a plain object, where a property that is called `toString` finds the method that
 * all objects inherit. What it refers to would then be copied to its place, and a reference to what is around it never end.
 * Any name may stand in a map alone; and a schema, of which there are thousands, is asked for each of the names.
 */
function withoutInherited(types: Record<string, NodeType>): Record<string, NodeType> {
  return Object.fromEntries(Object.entries(types).map(([name, type]) => [name, type.additionalProperties ? { ...type, properties: { ...typesOfInherited(type), ...type.properties } } : type]))
}

function typesOfInherited({ additionalProperties }: NodeType): NodeType['properties'] {
  const names = Object.getOwnPropertyNames(Object.prototype).filter((name) => typeof Reflect.get(Object.prototype, name) === 'function')
  // Redocly asks for each of them in every map; there a function is what was inherited, never part of a document.
  const typeOf = (value: unknown, key: string) => (typeof value === 'function' ? undefined : typeof additionalProperties === 'function' ? additionalProperties(value, key) : additionalProperties)
  return Object.fromEntries(names.map((name) => [name, typeOf]))
}
