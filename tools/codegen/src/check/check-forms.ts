import { methods } from '../model/document'
import { isObject } from '../model/pointer'
import { forEachPart } from '../model/schema-parts'

export interface Fault {
  reason: string
  /** What leads to it. */
  keys: string[]
}

type Find = (node: unknown) => Fault | undefined

const lists = ['enum', 'allOf', 'anyOf', 'oneOf', 'prefixItems']

const single = [...methods, 'requestBody', 'components']
const groups = ['paths', 'webhooks', 'pathItems', 'parameters', 'requestBodies', 'headers', 'encoding']

/**
 * The first thing that is of another form than OpenAPI has it, where an emitter would stop at it without knowing where it stands: a
 * list that is none, a schema that is a text.
 *
 * @param holder whatever leads to schemas: the document, an operation, an answer
 */
export function findFault(holder: unknown): Fault | undefined {
  if (!isObject(holder)) return undefined
  const own = findServerFault(holder) ?? findReferenceFault(holder) ?? ('schema' in holder ? within('schema', findSchemaFault(holder.schema)) : undefined)
  if (own) return own
  const { components, content } = holder
  if (content !== undefined && !isObject(content)) return { reason: 'must be an object', keys: ['content'] }
  return (
    findFirst(single, (key) => within(key, findFault(holder[key]))) ??
    findIn(holder, ['responses', 'content'], (member) => (isObject(member) ? findFault(member) : { reason: 'must be an object', keys: [] })) ??
    findIn(holder, groups, findFault) ??
    findIn(holder, ['callbacks'], (callback) => (isObject(callback) ? findAmong(callback, findFault) : undefined)) ??
    (isObject(components) ? within('components', findIn(components, ['schemas'], findSchemaFault)) : undefined)
  )
}

function findServerFault({ servers = [] }: Record<string, unknown>): Fault | undefined {
  if (!Array.isArray(servers)) return { reason: 'must be an array', keys: ['servers'] }
  const wrong = servers.findIndex((one: unknown) => !isObject(one) || typeof one.url !== 'string')
  return wrong < 0 ? undefined : { reason: 'a server needs `url`', keys: ['servers', String(wrong)] }
}

function findReferenceFault({ $ref }: Record<string, unknown>): Fault | undefined {
  return $ref === undefined || typeof $ref === 'string' ? undefined : { reason: 'must be a text', keys: ['$ref'] }
}

/** Nothing at all, as YAML has it where somebody is still to write it, is any value. */
function findSchemaFault(schema: unknown): Fault | undefined {
  if (schema === null || typeof schema === 'boolean') return undefined
  if (!isObject(schema)) return { reason: 'a schema must be an object', keys: [] }
  const wrong = lists.find((key) => schema[key] !== undefined && !Array.isArray(schema[key]))
  let fault = findReferenceFault(schema) ?? (wrong === undefined ? undefined : { reason: 'must be an array', keys: [wrong] })
  forEachPart(schema, (part, ...keys) => {
    // What is no schema there the validators tell, and leave out.
    if (!fault && isObject(part)) fault = within(keys, findSchemaFault(part))
  })
  return fault
}

/** In the members of groups, each a list or a table. */
function findIn(holder: Record<string, unknown>, names: readonly string[], find: Find): Fault | undefined {
  return findFirst(names, (name) => within(name, findAmong(holder[name], find)))
}

function findAmong(members: unknown, find: Find): Fault | undefined {
  const table = typeof members === 'object' && members !== null ? (members as Record<string, unknown>) : {}
  return findFirst(Object.keys(table), (name) => within(name, find(table[name])))
}

function findFirst(names: readonly string[], find: (name: string) => Fault | undefined): Fault | undefined {
  for (const name of names) {
    const fault = find(name)
    if (fault) return fault
  }
  return undefined
}

function within(keys: string | string[], fault: Fault | undefined): Fault | undefined {
  return fault && { ...fault, keys: [keys, fault.keys].flat() }
}
