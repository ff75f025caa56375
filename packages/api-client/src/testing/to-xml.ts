import { isObject, type Schema, type Xml } from './data/json-schema'
import type { Contract } from './read-contract'
import { itemsOf, propertyOf } from './schema-types'

export const isXml = (mediaType: string): boolean => /[/+]xml\s*(;|$)/i.test(mediaType)

/** A value as `xml` of its schemas says: names, attributes, wrapped lists, namespaces. A list, and what has no name, is in `root`. */
export function toXml(contract: Contract, schema: Schema, value: unknown): string {
  const [, component] = (typeof schema === 'object' && /^#\/components\/schemas\/([^/ ]+)/.exec(schema.$ref ?? '')) || []
  const inner = elements(contract, schema, value, component ?? 'root')
  return `<?xml version="1.0" encoding="UTF-8"?>\n${Array.isArray(value) && !xmlOf(contract, schema).wrapped ? `<root>${inner}</root>` : inner}`
}

/** One element, or one for each item of a list that nothing wraps. */
function elements(contract: Contract, schema: Schema, value: unknown, usualName: string): string {
  const xml = xmlOf(contract, schema)
  const name = nameOf(xml, usualName)
  const element = (attributes: string, content: string) => `<${name}${namespaceOf(xml)}${attributes}>${content}</${name}>`
  if (Array.isArray(value)) {
    const items = value.map((item) => elements(contract, itemsOf(contract, schema), item, usualName)).join('')
    return xml.wrapped ? element('', items) : items
  }
  if (!isObject(value)) return element('', escaped(value ?? ''))
  const members = Object.entries(value).map(([key, member]) => ({ key, member, own: propertyOf(contract, schema, key) ?? true }))
  const isAttribute = ({ own, member }: (typeof members)[number]) => xmlOf(contract, own).attribute === true && !isObject(member)
  const attributes = members.filter(isAttribute).map(({ key, member, own }) => ` ${nameOf(xmlOf(contract, own), key)}="${escaped(member ?? '')}"`)
  return element(attributes.join(''), members.filter((one) => !isAttribute(one)).map(({ key, member, own }) => elements(contract, own, member, key)).join(''))
}

/** With what a reference and `allOf` bring. */
function xmlOf(contract: Contract, schema: Schema, depth = 0): Xml {
  if (typeof schema === 'boolean' || depth > 8) return {}
  const parts = [...(schema.$ref === undefined ? [] : [contract.schemaAt(schema.$ref)]), ...(schema.allOf ?? [])]
  return Object.assign({}, ...parts.map((part) => xmlOf(contract, part, depth + 1)), schema.xml) as Xml
}

/** A name that XML has. */
function nameOf({ name, prefix }: Xml, usualName: string): string {
  const own = (name ?? usualName).replace(/[^\p{L}\p{N}_.:-]/gu, '_').replace(/^(?![\p{L}_])/u, '_')
  return prefix ? `${prefix}:${own}` : own
}

function namespaceOf({ namespace, prefix }: Xml): string {
  return namespace === undefined ? '' : ` xmlns${prefix ? `:${prefix}` : ''}="${escaped(namespace)}"`
}

function escaped(value: unknown): string {
  return String(value).replace(/[&<>"]/g, (sign) => `&#${sign.charCodeAt(0)};`)
}
