import { asAnswered } from './exchanged-schemas'
import { resolverOf, type Resolve, type Schema } from './data/json-schema'
import { createRouter, editDistance, firstSegment, nearestRoute, type Route } from './router'
import { methods, type Answer, type AnswerObject, type HeaderObject, type LinkObject, type OpenApiDocument, type Operation, type OperationObject, type Parameter, type PathItem, type Reference, type RequestBody, type Server } from './document'

/** A document, ready to be asked for its operations. Each is read when it is first asked for. */
export interface Contract {
  resolve: Resolve
  schemaAt(reference: string): Schema
  /** @throws Error for an operation that the document does not have */
  operation(id: string): Operation
  /**
   * The operation that an address is of. Of those that it does not tell apart, for only names of places differ or a fragment that is never sent,
   * it is the nearest one, or else the first.
   */
  find(method: string, address: Pick<URL, 'pathname' | 'searchParams'>, distance?: (found: Found) => number): Found | undefined
  /** The operation whose method and path are most like the given ones. */
  nearest(method: string, pathname: string): Operation | undefined
  /** Whether a path begins like one of the document's: then it is meant for the API. */
  isMeant(pathname: string): boolean
  /** The operations that change something and whose answers have links. */
  submissions(): Operation[]
  /** The operation that a link leads to. */
  target(link: LinkObject): Operation | undefined
  follow<T extends object>(node: T | Reference): T
}

export interface Found {
  operation: Operation
  /** The values in the path, by name. */
  path: Record<string, string>
}

interface Entry extends Route {
  id: string
  /** As the document writes it: with a query or a fragment of its own, too. */
  whole: string
  /** `beta=true`, or empty. */
  query: string
  item: PathItem
  object: OperationObject
  operation: Operation | undefined
}

export function readContract(document: OpenApiDocument): Contract {
  const resolve = resolverOf(document)
  const follow = <T extends object>(node: T | Reference): T => {
    let current: T | Reference = node
    for (let steps = 0; '$ref' in current && steps < 50; steps++) current = (resolve(current.$ref) ?? {}) as T
    return current as T
  }
  const entries = listEntries(document)
  const byId = new Map(entries.map((entry) => [entry.id, entry]))
  // What has a query of its own comes first.
  const queries = [...new Set(entries.map(({ query }) => query))].sort((one, other) => other.length - one.length)
  const routers = queries.map((query) => ({ own: [...new URLSearchParams(query)], route: createRouter(entries.filter((entry) => entry.query === query)) }))
  const beginnings = new Set(entries.flatMap((entry) => ['', ...entry.bases].map((base) => firstSegment(base + entry.path))).filter((segment) => !segment.includes('{')))
  const read = (entry: Entry): Operation => (entry.operation ??= readOperation(entry, follow, asAnswered(contract).plain))

  const contract: Contract = {
    resolve,
    schemaAt: (reference) => (resolve(reference) ?? true) as Schema,
    follow,
    operation(id) {
      const entry = byId.get(id)
      if (!entry) {
        const [nearest] = [...byId.keys()].sort((one, other) => editDistance(id, one) - editDistance(id, other))
        throw new Error(`The document has no operation ${id}${nearest === undefined ? '' : `, the nearest is ${nearest}`}`)
      }
      return read(entry)
    },
    find(method, { pathname, searchParams }, distance = () => 0) {
      for (const { own, route } of routers) {
        if (!own.every(([name, value]) => searchParams.get(name) === value)) continue
        const asked = route(method, pathname)
        const found = (asked.length === 0 && method === 'HEAD' ? route('GET', pathname) : asked).map(({ route: entry, path }) => ({ operation: read(entry), path }))
        if (found.length > 1) return found.map((one) => ({ one, far: distance(one) })).sort((one, other) => one.far - other.far)[0]?.one
        if (found.length > 0) return found[0]
      }
      return undefined
    },
    nearest(method, pathname) {
      const entry = nearestRoute(entries, method, pathname)
      return entry && read(entry)
    },
    isMeant: (pathname) => beginnings.has(firstSegment(pathname)),
    submissions: () => entries.filter((entry) => hasLinks(entry, follow)).map(read).filter(({ safe }) => !safe),
    target({ operationId, operationRef }) {
      const entry = operationId === undefined ? entries.find(({ object }) => operationRef !== undefined && resolve(operationRef) === object) : byId.get(operationId)
      return entry && read(entry)
    },
  }
  return contract
}

function listEntries(document: OpenApiDocument): Entry[] {
  return Object.entries(document.paths ?? {}).flatMap(([whole, item]) => {
    const [path = '', query = ''] = asSent(whole.replace(/#.*/, '')).split('?')
    return methods.flatMap((method): Entry[] => {
      const object = item[method]
      if (!object) return []
      const servers = object.servers ?? item.servers ?? document.servers ?? []
      return [{ id: object.operationId ?? `${method.toUpperCase()} ${whole}`, method: method.toUpperCase(), path, whole, query, item, object, bases: servers.map(basePath), operation: undefined }]
    })
  })
}

/** As a URL has it, but for the names in braces: `/новости/{id}` is sent in escapes. */
function asSent(path: string): string {
  return path.replace(/\{[^}]*\}|[^!-~]+/g, (part) => (part.startsWith('{') ? part : encodeURIComponent(part)))
}

function hasLinks({ object }: Entry, follow: Contract['follow']): boolean {
  return Object.values(object.responses ?? {}).some((answer) => follow<AnswerObject>(answer).links !== undefined)
}

function readOperation({ id, method, whole, item, object }: Entry, follow: Contract['follow'], plain: (schema: Schema) => Schema): Operation {
  const parameters = [...(item.parameters ?? []), ...(object.parameters ?? [])].map((one) => follow<Parameter>(one))
  return {
    id,
    method,
    path: whole,
    safe: object['x-safe'] === true || method === 'GET' || method === 'HEAD',
    // Names of headers are the same in capitals.
    parameters: [...new Map(parameters.map((one) => [`${one.in} ${one.in === 'header' ? one.name.toLowerCase() : one.name}`, one])).values()],
    body: object.requestBody && follow<RequestBody>(object.requestBody),
    answers: Object.entries(object.responses ?? {})
      .filter(([status]) => !status.startsWith('x-'))
      .map(([status, node]): Answer => {
        const { content = {}, headers = {}, links = {} } = follow<AnswerObject>(node)
        return {
          status,
          content: Object.entries(content).map(([type, media]) => [type, media.schema === undefined ? media : { ...media, schema: plain(media.schema) }]),
          headers: Object.entries(headers).map(([name, header]) => [name, follow<HeaderObject>(header)]),
          links: Object.values(links).map((link) => follow<LinkObject>(link)),
        }
      }),
  }
}

function basePath({ url, variables = {} }: Server): string {
  const filled = url.replace(/\{([^}]*)\}/g, (_all, name: string) => variables[name]?.default ?? '')
  const base = URL.canParse(filled, 'http://localhost') ? new URL(filled, 'http://localhost').pathname : ''
  return base.replace(/\/$/, '')
}
