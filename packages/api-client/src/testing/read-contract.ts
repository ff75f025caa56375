import { resolverOf, type Resolve, type Schema } from './data/json-schema'
import { methods, type Answer, type AnswerObject, type HeaderObject, type LinkObject, type OpenApiDocument, type Operation, type OperationObject, type Parameter, type PathItem, type Reference, type RequestBody, type Server } from './document'

/** A document, ready to be asked for its operations. Each is read when it is first asked for. */
export interface Contract {
  resolve: Resolve
  schemaAt(reference: string): Schema
  /** @throws Error for an operation that the document does not have */
  operation(id: string): Operation
  find(method: string, pathname: string): Found | undefined
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

interface Entry {
  id: string
  method: string
  path: string
  item: PathItem
  object: OperationObject
  /** Paths of the servers, without `/` at the end. */
  bases: string[]
  pattern: RegExp | undefined
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
  const fixed = new Map(entries.filter(({ path }) => !path.includes('{')).map((entry) => [`${entry.method} ${entry.path}`, entry]))
  const templates = entries.filter(({ path }) => path.includes('{')).sort((one, other) => bare(other.path) - bare(one.path))
  const bases = [...new Set(['', ...entries.flatMap((entry) => entry.bases)])].sort((one, other) => other.length - one.length)
  const beginnings = new Set(entries.flatMap((entry) => ['', ...entry.bases].map((base) => firstSegment(base + entry.path))).filter((segment) => !segment.includes('{')))
  const read = (entry: Entry): Operation => (entry.operation ??= readOperation(entry, follow))

  const contract: Contract = {
    resolve,
    schemaAt: (reference) => (resolve(reference) ?? true) as Schema,
    follow,
    operation(id) {
      const entry = byId.get(id)
      if (!entry) throw new Error(`The document has no operation ${id}`)
      return read(entry)
    },
    find(method, pathname) {
      for (const base of bases) {
        if (!pathname.startsWith(base)) continue
        const found = findEntry(fixed, templates, method, pathname.slice(base.length), base)
        if (found) return { operation: read(found.entry), path: found.path }
      }
      return method === 'HEAD' ? contract.find('GET', pathname) : undefined
    },
    nearest(method, pathname) {
      const distances = entries.map((entry) => ({ entry, distance: editDistance(`${method} ${pathname}`, `${entry.method} ${fillIn(entry.path, pathname)}`) }))
      const [first] = distances.sort((one, other) => one.distance - other.distance)
      return first && read(first.entry)
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
  return Object.entries(document.paths ?? {}).flatMap(([path, item]) =>
    methods.flatMap((method): Entry[] => {
      const object = item[method]
      if (!object) return []
      const servers = object.servers ?? item.servers ?? document.servers ?? []
      return [{ id: object.operationId ?? `${method.toUpperCase()} ${path}`, method: method.toUpperCase(), path, item, object, bases: servers.map(basePath), pattern: undefined, operation: undefined }]
    }),
  )
}

function hasLinks({ object }: Entry, follow: Contract['follow']): boolean {
  return Object.values(object.responses ?? {}).some((answer) => follow<AnswerObject>(answer).links !== undefined)
}

function readOperation({ id, method, path, item, object }: Entry, follow: Contract['follow']): Operation {
  const parameters = [...(item.parameters ?? []), ...(object.parameters ?? [])].map((one) => follow<Parameter>(one))
  return {
    id,
    method,
    path,
    safe: object['x-safe'] === true || method === 'GET' || method === 'HEAD',
    parameters: [...new Map(parameters.map((one) => [`${one.in} ${one.name}`, one])).values()],
    body: object.requestBody && follow<RequestBody>(object.requestBody),
    answers: Object.entries(object.responses ?? {})
      .filter(([status]) => !status.startsWith('x-'))
      .map(([status, node]): Answer => {
        const { content = {}, headers = {}, links = {} } = follow<AnswerObject>(node)
        return {
          status,
          content: Object.entries(content),
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

function findEntry(fixed: Map<string, Entry>, templates: Entry[], method: string, pathname: string, base: string): { entry: Entry; path: Record<string, string> } | undefined {
  const isOwn = (entry: Entry) => base === '' || entry.bases.includes(base)
  const entry = fixed.get(`${method} ${pathname}`)
  if (entry && isOwn(entry)) return { entry, path: {} }
  for (const template of templates) {
    if (template.method !== method || !isOwn(template)) continue
    template.pattern ??= patternOf(template.path)
    const values = template.pattern.exec(pathname)
    if (!values) continue
    const names = [...template.path.matchAll(/\{([^}]*)\}/g)].map(([, name = '']) => name)
    return { entry: template, path: Object.fromEntries(names.map((name, index) => [name, decode(values[index + 1] ?? '')])) }
  }
  return undefined
}

/** `/api/page/{slug}` → `^/api/page/([^/]+)$`. */
function patternOf(path: string): RegExp {
  const parts = path.split(/\{[^}]*\}/).map((part) => part.replace(/[.*+?^${}()|[\]\\]/g, '\\$&'))
  return new RegExp(`^${parts.join('([^/]+?)')}$`)
}

/** How many characters of a template are its own: the more, the more it says. */
const bare = (path: string): number => path.replace(/\{[^}]*\}/g, '').length

const firstSegment = (path: string): string => path.split('/')[1] ?? ''

function decode(text: string): string {
  try {
    return decodeURIComponent(text)
  } catch {
    return text
  }
}

/** A template with the values that stand at its places in the path, so that values do not count as differences. */
function fillIn(template: string, pathname: string): string {
  const segments = pathname.split('/')
  return template
    .split('/')
    .map((segment, index) => (segment.includes('{') ? (segments[index] ?? segment) : segment))
    .join('/')
}

/** Levenshtein: how many letters to add, drop or change. */
function editDistance(one: string, other: string): number {
  let row = Array.from({ length: other.length + 1 }, (_, index) => index)
  for (let line = 1; line <= one.length; line++) {
    const next = [line]
    for (let column = 1; column <= other.length; column++) {
      const same = one[line - 1] === other[column - 1]
      next[column] = Math.min((row[column] ?? 0) + 1, (next[column - 1] ?? 0) + 1, (row[column - 1] ?? 0) + Number(!same))
    }
    row = next
  }
  return row.at(-1) ?? 0
}
