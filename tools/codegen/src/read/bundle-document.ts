import { escapePointer, isExternalValue, isRef, joinPointer, refBaseName } from '@redocly/openapi-core/lib/ref-utils'
import { makeRefId, resolveDocument, YamlParseError, type BaseResolver, type Document, type ResolvedRefMap, type Source } from '@redocly/openapi-core/lib/resolve'
import { isNamedType, SpecExtension, type NormalizedNodeType } from '@redocly/openapi-core/lib/types'
import { dequal } from '@redocly/openapi-core/lib/utils'
import { isObject } from '../model/pointer'
import { typeOfDocument } from './redocly-types'

/** A reference that leads nowhere, or to a file that cannot be parsed. */
export interface Fault {
  message: string
  source: Source
  /** Where the reference stands; undefined of a file, which has a line instead. */
  pointer: string | undefined
  line?: number
}

/**
 * Brings into a document, in place, what its `$ref`s name in other files: as a component what is of a kind that components are,
 * anything else to where it is referred to. By the types and the references of Redocly, whose own `bundleDocument` does the same: but to load it,
 * with rules and configurations, takes longer than to bundle a small document, and it asks each schema for sixty keywords.
 */
export async function bundleDocument(document: Document, externalRefResolver: BaseResolver): Promise<Fault[]> {
  const rootType = typeOfDocument(document.parsed)
  const bundler = new Bundler(document, await resolveDocument({ rootDocument: document, rootType, externalRefResolver }))
  bundler.walk(document.parsed, rootType, new Place(document.source, '#/'))
  return bundler.faults
}

/** The group of components for each of Redocly's types that has one. */
const groups: Record<string, string> = {
  Schema: 'schemas',
  Parameter: 'parameters',
  Response: 'responses',
  Example: 'examples',
  RequestBody: 'requestBodies',
  Header: 'headers',
  SecuritySchema: 'securitySchemes',
  Link: 'links',
  Callback: 'callbacks',
}

type Members = Record<string, unknown>

/** Where something stands. Its pointer is put together only when somebody asks for it. */
class Place {
  constructor(
    readonly source: Source,
    private readonly key: string | number,
    private readonly around?: Place,
  ) {}

  get pointer(): string {
    return this.around ? joinPointer(this.around.pointer, escapePointer(this.key)) : String(this.key)
  }

  within(key: string | number): Place {
    return new Place(this.source, key, this)
  }
}

/** What a reference leads to; what is no reference leads to itself. */
interface Target {
  node: unknown
  place: Place | undefined
  error?: Error | undefined
}

class Bundler {
  readonly faults: Fault[] = []
  private readonly seen = new Map<string, Set<unknown>>()
  private components: Record<string, Members> = {}

  constructor(
    private readonly document: Document,
    private readonly references: ResolvedRefMap,
  ) {}

  /** Whatever is of a type is walked through once, in the order of the type; then what refers to it is changed. */
  walk(node: unknown, type: NormalizedNodeType, place: Place, holder: object = {}, key: string | number = ''): void {
    const target = this.follow(node, place)
    if (target.node !== undefined && target.place && type.name !== 'scalar' && this.isNew(target.node, type)) this.walkInto(node, target.node, type, place, target.place)
    if (isRef(node)) this.bring(node, target, type, place, holder, key)
  }

  private walkInto(node: unknown, target: unknown, type: NormalizedNodeType, place: Place, targetPlace: Place): void {
    if (type.name === 'Root' && isObject(target)) this.components = (target.components ||= {}) as Record<string, Members>
    if (Array.isArray(target)) {
      const itemType = type.items
      target.forEach((item: unknown, index) => {
        const own = typeof itemType === 'function' ? itemType(item, String(index)) : itemType
        if (isNamedType(own)) this.walk(item, own, targetPlace.within(index), target, index)
      })
    } else if (isObject(target)) {
      const beside: Members = isRef(node) && isObject(node) ? node : {}
      for (const key of keysInOrder(target, type, beside)) {
        if (target[key] === undefined) this.walkMember(target, key, beside[key], type, place)
        else this.walkMember(target, key, target[key], type, targetPlace)
      }
    }
    if (type.name === 'Example' && isObject(target)) this.bringExample(target, targetPlace)
    if (type.name === 'DiscriminatorMapping') this.bringMapping(target as Record<string, string>, targetPlace)
  }

  private walkMember(holder: Members, key: string, value: unknown, type: NormalizedNodeType, around: Place): void {
    let own = Object.hasOwn(type.properties, key) ? type.properties[key] : undefined
    if (own === undefined) own = type.additionalProperties
    if (typeof own === 'function') own = own(value, key)
    if (own === undefined && type.extensionsPrefix && key.startsWith(type.extensionsPrefix)) own = SpecExtension as NormalizedNodeType
    if (isNamedType(own)) return this.walk(value, own, around.within(key), holder, key)
    if (own?.directResolveAs) return this.walk({ $ref: value }, own.directResolveAs, around.within(key), holder, key)
    if (own && own.resolvable !== false && isRef(value)) this.walk(value, scalar, around.within(key), holder, key)
  }

  private isNew(node: unknown, { name }: NormalizedNodeType): boolean {
    const seen = this.seen.get(name) ?? new Set()
    this.seen.set(name, seen)
    return !seen.has(node) && seen.add(node).has(node)
  }

  private follow(node: unknown, place: Place): Target {
    return isRef(node) ? this.resolve(node.$ref, place.source.absoluteRef) : { node, place }
  }

  private resolve(reference: string, from: string): Target {
    const found = this.references.get(makeRefId(from, reference))
    return { node: found?.node, place: found?.resolved ? new Place(found.document.source, found.nodePointer) : undefined, error: found?.error }
  }

  private bring(reference: { $ref: string }, target: Target, type: NormalizedNodeType, place: Place, holder: object, key: string | number): void {
    if (!target.place || target.node === undefined) return this.tell(target, place)
    const { source } = this.document
    if (target.place.source === source && place.source === source && type.name !== 'scalar') return
    const group = groups[type.name]
    if (group === undefined) return replace(reference, target.node, holder as Members, key)
    reference.$ref = this.save(group, target.node, target.place)
    this.references.set(makeRefId(place.source.absoluteRef, reference.$ref), { document: this.document, isRemote: false, node: target.node, nodePointer: reference.$ref, resolved: true })
  }

  private bringExample(example: Members, place: Place): void {
    if (!isExternalValue(example) || example.value !== undefined) return
    const target = this.resolve(String(example.externalValue), place.source.absoluteRef)
    if (!target.place || target.node === undefined) return this.tell(target, place)
    Object.assign(example, { value: target.node })
    Reflect.deleteProperty(example, 'externalValue')
  }

  private bringMapping(mapping: Record<string, string>, place: Place): void {
    for (const [name, reference] of Object.entries(mapping)) {
      const target = this.follow({ $ref: reference }, place)
      if (!target.place || target.node === undefined) return this.tell(target, place.within(name))
      mapping[name] = this.save('schemas', target.node, target.place)
    }
  }

  private save(group: string, node: unknown, place: Place): string {
    const members = (this.components[group] ??= {})
    const name = this.nameFor(members, node, place)
    members[name] = node
    return `#/components/${group}/${name}`
  }

  /** The last key that leads to it, more of them where that is taken, and then the name of its file. */
  private nameFor(members: Members, node: unknown, { source, pointer }: Place): string {
    const keys = pointer.slice(2).split('/').filter((key) => key !== '')
    let name = ''
    for (const key of keys.reverse()) {
      name = key + (name ? `-${name}` : '')
      if (this.isFree(members, name, node, source, pointer)) return name
    }
    const inFile = refBaseName(source.absoluteRef) + (name ? `_${name}` : '')
    let wish = inFile
    for (let number = 2; !this.isFree(members, wish, node, source, pointer); number++) wish = `${inFile}-${number}`
    return wish
  }

  /** Whether nothing else has a name. */
  private isFree(members: Members, name: string, node: unknown, source: Source, pointer: string): boolean {
    const member = members[name]
    if (!member) return true
    const place = isRef(member) ? this.resolve(member.$ref, this.document.source.absoluteRef).place : undefined
    return (place?.source.absoluteRef === source.absoluteRef && place.pointer === pointer) || dequal(member, node)
  }

  private tell({ error }: Target, { source, pointer }: Place): void {
    if (error instanceof YamlParseError) this.faults.push({ message: `Failed to parse: ${error.message}`, source: error.source, pointer: undefined, line: error.line })
    this.faults.push({ message: `Can't resolve $ref${error?.message ? `: ${error.message}` : ''}`, source, pointer })
  }
}

const scalar: NormalizedNodeType = { name: 'scalar', properties: {} }

/** Of what is of a type, and stands beside a reference to it. First those that the type names, in its order. */
function keysInOrder(node: Members, type: NormalizedNodeType, beside: Members): string[] {
  const ranks = ranksOf(type)
  const { additionalProperties, extensionsPrefix } = type
  const others = Object.keys(beside).filter((key) => key !== '$ref')
  const all = [...Object.keys(node), ...others.filter((key) => !Object.hasOwn(node, key))]
  const known = all.filter((key) => ranks.has(key)).sort((one, other) => (ranks.get(one) ?? 0) - (ranks.get(other) ?? 0))
  if (known.length === all.length) return known
  return known.concat(all.filter((key) => !ranks.has(key) && (additionalProperties || (extensionsPrefix && key.startsWith(extensionsPrefix)) || others.includes(key))))
}

const ranksByType = new WeakMap<NormalizedNodeType, Map<string, number>>()

function ranksOf(type: NormalizedNodeType): Map<string, number> {
  const ranks = ranksByType.get(type) ?? new Map(Object.keys(type.properties).map((key, index) => [key, index]))
  ranksByType.set(type, ranks)
  return ranks
}

/** What stands beside a reference goes before what it leads to. */
function replace(reference: Partial<{ $ref: string }>, target: unknown, holder: Members, key: string | number): void {
  if (!isObject(target)) return void (holder[key] = target)
  delete reference.$ref
  Object.assign(reference, { ...target, ...reference })
}
