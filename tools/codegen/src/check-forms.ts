import { methods } from './document'
import { isObject } from './pointer'
import { mapParts } from './schema-parts'

type Refuse = (reason: string, ...keys: string[]) => never

const lists = ['enum', 'allOf', 'anyOf', 'oneOf', 'prefixItems']

/**
 * Refuses what is of another form than OpenAPI has it, where an emitter would stop at it without knowing where it stands: a
 * list that is none, a schema that is a text.
 *
 * @param holder whatever leads to schemas: the document, an operation, an answer
 */
export function checkForms(holder: unknown, refuse: Refuse, ...keys: string[]): void {
  if (!isObject(holder)) return
  const { servers = [] } = holder
  if (!Array.isArray(servers)) return refuse('must be an array', ...keys, 'servers')
  servers.forEach((one: unknown, index) => {
    if (!isObject(one) || typeof one.url !== 'string') refuse('a server needs `url`', ...keys, 'servers', String(index))
  })
  checkReference(holder, refuse, keys)
  if ('schema' in holder) checkSchema(holder.schema, refuse, ...keys, 'schema')
  const { components, content } = holder
  if (content !== undefined && !isObject(content)) refuse('must be an object', ...keys, 'content')
  for (const key of [...methods, 'requestBody', 'components']) checkForms(holder[key], refuse, ...keys, key)
  for (const [key, member] of membersOf(holder, 'responses', 'content')) {
    if (!isObject(member)) refuse('must be an object', ...keys, ...key)
    checkForms(member, refuse, ...keys, ...key)
  }
  for (const [key, member] of membersOf(holder, 'paths', 'webhooks', 'pathItems', 'parameters', 'requestBodies', 'headers', 'encoding')) checkForms(member, refuse, ...keys, ...key)
  for (const [key, callback] of membersOf(holder, 'callbacks')) {
    for (const [expression, item] of Object.entries(isObject(callback) ? callback : {})) checkForms(item, refuse, ...keys, ...key, expression)
  }
  for (const [key, schema] of membersOf(isObject(components) ? components : {}, 'schemas')) checkSchema(schema, refuse, ...keys, 'components', ...key)
}

function membersOf(holder: Record<string, unknown>, ...groups: string[]): [keys: [group: string, name: string], member: unknown][] {
  return groups.flatMap((group) => {
    const members = holder[group]
    return typeof members === 'object' && members !== null ? Object.entries(members).map(([name, member]): [[string, string], unknown] => [[group, name], member]) : []
  })
}

/** Nothing at all, as YAML has it where somebody is still to write it, is any value. */
function checkSchema(schema: unknown, refuse: Refuse, ...keys: string[]): void {
  if (schema === null || typeof schema === 'boolean') return
  if (!isObject(schema)) return refuse('a schema must be an object', ...keys)
  checkReference(schema, refuse, keys)
  const wrong = lists.find((key) => schema[key] !== undefined && !Array.isArray(schema[key]))
  if (wrong !== undefined) refuse('must be an array', ...keys, wrong)
  mapParts(schema, (part, ...more) => {
    // What is no schema there the validators tell, and leave out.
    if (isObject(part)) checkSchema(part, refuse, ...keys, ...more)
    return part
  })
}

function checkReference({ $ref }: Record<string, unknown>, refuse: Refuse, keys: string[]): void {
  if ($ref !== undefined && typeof $ref !== 'string') refuse('must be a text', ...keys, '$ref')
}
